import { type MailSettings, notifications } from '@attune/contract/notifications.ts'
import { call } from '../lib/call.ts'
import { useSetPart } from '../lib/use-set-part.ts'
import { mailSettings } from './queries.ts'

export const useSetMails = () =>
  useSetPart<MailSettings>({
    queryKey: mailSettings.queryKey,
    read: () => call(notifications.readSettings, {}),
    save: (body) => call(notifications.setSettings, { body }),
    saved: 'Saved.',
    refused: 'Could not save it.',
  })
