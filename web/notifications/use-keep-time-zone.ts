import { notifications } from '@attune/contract/notifications.ts'
import { useEffect } from 'react'
import { call } from '../lib/call.ts'
import { timeZoneHere } from '../lib/time-zone.ts'

/** So that no mail comes at night; where it fails, the next page says it. */
export function useKeepTimeZone(personId: string) {
  useEffect(() => {
    const { timeZone } = timeZoneHere()
    if (personId && timeZone)
      call(notifications.setTimeZone, { body: { timeZone } }).catch(() => {})
  }, [personId])
}
