import { push } from '@attune/contract/push.ts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../lib/call.ts'

export const pushState = queryOptions({
  queryKey: ['push'],
  queryFn: ({ signal }) => call(push.read, { signal }),
})

/** Thrown where the browser, or whoever uses it, says no. */
export class PushRefused extends Error {}

export function useSwitchPush(key: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (on: boolean) => (on ? subscribe(key) : unsubscribe()),
    onSettled: () => client.invalidateQueries(pushState),
  })
}

export const canBePushed = () =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

async function subscribe(key: string) {
  if ((await Notification.requestPermission()) !== 'granted') throw new PushRefused('Not allowed')
  const { pushManager } = await navigator.serviceWorker.ready
  // One of another key, such as the one the operator had before, cannot be told by ours.
  await (await pushManager.getSubscription())?.unsubscribe()
  const options = { userVisibleOnly: true, applicationServerKey: key }
  const { endpoint } = await pushManager.subscribe(options).catch((cause: unknown) => {
    throw new PushRefused('The browser could not subscribe', { cause })
  })
  await call(push.subscribe, { body: { endpoint } })
}

/** The server first: it tells nothing more, whatever the browser does. */
async function unsubscribe() {
  await call(push.unsubscribe, {})
  const registration = await navigator.serviceWorker.getRegistration()
  await (await registration?.pushManager.getSubscription())?.unsubscribe()
}
