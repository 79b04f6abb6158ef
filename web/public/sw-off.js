// Takes `sw.js` out of a browser again: served in its place where OFFLINE is off.
addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil(leave()))

async function leave() {
  for (const key of await caches.keys()) await caches.delete(key)
  await registration.unregister()
}
