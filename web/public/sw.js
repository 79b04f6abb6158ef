// Keeps the app's own files, the help lines and the guided exercises for when there is no network:
// nothing that a person wrote or read. docs/decisions/0093-without-a-network.md
const prefix = 'attune '
/** How long the server is waited for before what is kept takes its place, in milliseconds. */
const patience = 3_000
const helpLines = '/api/help-lines'
const exercises = '/api/exercises'

/** Called by the build with what it made; `version` stands in the page, too. */
// biome-ignore lint/correctness/noUnusedVariables: the build writes the call
function serve({ version, files }) {
  const name = `${prefix}${version}`
  addEventListener('install', (event) => event.waitUntil(keep(name, version, files)))
  addEventListener('activate', (event) => event.waitUntil(takeOver(name)))
  addEventListener('fetch', (event) => {
    const answer = answerTo(event, name)
    if (answer) event.respondWith(answer)
  })
  addEventListener('message', ({ data, ports }) => {
    if (data === 'version') ports[0].postMessage(version)
    if (data === 'take-over') skipWaiting()
  })
  addEventListener('push', (event) => event.waitUntil(tell()))
  addEventListener('notificationclick', (event) => {
    event.notification.close()
    event.waitUntil(openPage())
  })
}

/**
 * A push has no content: its relay can read none, and neither can whoever sees the screen. The
 * number on the icon is set by the page, which knows it; here it is but a mark.
 */
async function tell() {
  await navigator.setAppBadge?.()
  await registration.showNotification('Attune', {
    body: 'There is something new for you.',
    tag: 'news',
    icon: '/icon-192.png',
    badge: '/icon-192.png',
  })
}

/** A page that is open already, or the first one, which leads on to where its person belongs. */
async function openPage() {
  const [open] = await clients.matchAll({ type: 'window' })
  await (open ? open.focus() : clients.openWindow('/'))
}

async function keep(name, version, files) {
  const cache = await caches.open(name)
  const page = await fetch('/', { cache: 'reload' })
  // While nodes are changed one by one, the page may be another one's: then it is tried again later.
  if (!page.ok || !(await page.clone().text()).includes(version))
    throw new Error('The page is of another version')
  await cache.put('/', page)
  await cache.addAll(files)
  // What is missing of these is kept once it is next asked for.
  await keepOpenContent(cache).catch(() => {})
}

/** The same for everyone, so it is asked for by nobody. */
async function keepOpenContent(cache) {
  const open = (path) => new Request(path, { credentials: 'omit' })
  const list = await fetch(open(exercises))
  const ids = (await list.clone().json()).map(({ id }) => id)
  await cache.put(exercises, list)
  await cache.addAll([helpLines, ...ids.map((id) => `${exercises}/${id}`)].map(open))
}

/** The version before stays until the next one, as a page of it may still be open. */
async function takeOver(name) {
  const others = (await caches.keys()).filter((key) => key.startsWith(prefix) && key !== name)
  await Promise.all(others.slice(0, -1).map((key) => caches.delete(key)))
  await registration.navigationPreload?.enable()
  await clients.claim()
}

/** Undefined: the browser asks by itself, as it does for every call but the few that are open. */
function answerTo(event, name) {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return undefined
  if (pathname === helpLines || pathname === exercises || pathname.startsWith(`${exercises}/`))
    return openContent(event, pathname, name)
  if (/^\/(?:api|socket\.io)(?:\/|$)/.test(pathname)) return undefined
  if (request.mode === 'navigate') return page(event, name)
  if (pathname.startsWith('/assets/')) return unchanging(request, pathname)
  return fresh(event, fetch(request), pathname, name)
}

/** A hashed file is the same in every version. */
const unchanging = async (request, path) => (await caches.match(path, asKept)) ?? fetch(request)

/** The server's page, so that a new version is there at the next visit; the kept one is of its own version. */
const page = (event, name) => {
  const asked = Promise.resolve(event.preloadResponse).then(
    (early) => early ?? fetch(event.request),
  )
  return fresh(event, asked, '/', name)
}

async function openContent(event, path, name) {
  const asked = fetch(event.request).then(async (reply) => {
    const cache = await caches.open(name)
    // What somebody opened is not written down: only what is kept for everyone.
    const isKept = path === helpLines || (await cache.match(path, asKept))
    if (reply.ok && isKept) await cache.put(path, reply.clone())
    return reply
  })
  return fresh(event, asked, path, name)
}

/** The server's answer, and what is kept where there is none in time. */
async function fresh(event, asked, path, name) {
  event.waitUntil(asked.catch(() => {}))
  const late = new Promise((_, reject) => {
    setTimeout(() => reject(new Error('Too late')), patience)
  })
  const reply = await Promise.race([asked, late]).catch(() => null)
  if (reply && reply.status < 500) return reply
  return (await caches.match(path, { ...asKept, cacheName: name })) ?? asked
}

/** Compressed or not is between server and browser. */
const asKept = { ignoreVary: true, ignoreSearch: true }
