import { appointments } from '@attune/contract/appointment-calls.ts'
import type { ReminderSettings } from '@attune/contract/appointments.ts'
import { call } from '../lib/call.ts'
import { usePerson } from '../lib/session.ts'
import { useSetPart } from '../lib/use-set-part.ts'
import { remindersOf } from './queries.ts'

export function useSetReminders() {
  const { id } = usePerson()
  return useSetPart<ReminderSettings>({
    queryKey: remindersOf(id).queryKey,
    read: () => call(appointments.readSettings, {}),
    save: (body) => call(appointments.setSettings, { body }),
    saved: 'Saved.',
    refused: 'Could not save it.',
  })
}
