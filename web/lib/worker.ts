import { useSyncExternalStore } from 'react'
import { report } from './report.ts'

/** Milliseconds after which a page that is looked at again asks for a new version. */
const askEvery = 60 * 60 * 1_000
/** How long a new version may take to take over before the page is loaded again anyway. */
const takeOverWithin = 2_000

let started = false
let next: ServiceWorker | null = null
const listeners = new Set<() => void>()

/** Keeps the app for when there is no network. Where the browser refuses, it only works with one. */
export function keepOffline() {
  // Only what was built has a version.
  if (started || pageVersion() === null || !('serviceWorker' in navigator)) return
  started = true
  void register().catch(report)
}

/** A version that waits to take this page's place; null without one. */
export const useNextVersion = () => useSyncExternalStore(subscribe, () => next)

/** Only where its person asks for it: what is on the page would be gone. */
export function loadNextVersion() {
  const reload = () => location.reload()
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true })
  next?.postMessage('take-over')
  // Another tab may have let it in already.
  setTimeout(reload, takeOverWithin)
}

async function register() {
  const registration = await navigator.serviceWorker.register('/sw.js')
  await look(registration)
  registration.addEventListener('updatefound', () => {
    const { installing } = registration
    installing?.addEventListener('statechange', () => void look(registration).catch(report))
  })
  let askedAt = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - askedAt < askEvery) return
    askedAt = Date.now()
    void registration.update().catch(report)
  })
}

async function look({ waiting }: ServiceWorkerRegistration) {
  if (!waiting || !navigator.serviceWorker.controller) return
  // The page came from the server and may be of that version: then there is nothing to load.
  if ((await versionOf(waiting)) === pageVersion()) waiting.postMessage('take-over')
  else show(waiting)
}

const versionOf = (worker: ServiceWorker) =>
  new Promise<unknown>((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = ({ data }) => resolve(data)
    worker.postMessage('version', [port2])
  })

const pageVersion = () =>
  document.querySelector<HTMLMetaElement>('meta[name="version"]')?.content ?? null

function show(worker: ServiceWorker) {
  next = worker
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
