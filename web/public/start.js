// Runs before the first paint, outside the bundle: the theme may not flash.
;(() => {
  let chosen = null
  try {
    chosen = localStorage.getItem('theme')
  } catch {
    // Storage is blocked: the system decides.
  }
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  const theme = chosen === 'dark' || chosen === 'light' ? chosen : system
  document.documentElement.dataset.theme = theme
  for (const meta of document.querySelectorAll('meta[name="theme-color"]'))
    meta.media = meta.dataset.of === theme ? 'all' : 'not all'
  document.documentElement.dataset.opens = location.pathname === '/home' ? 'home' : 'plain'
  // Without this zod probes for eval, which our content security policy refuses and reports.
  globalThis.__zod_globalConfig = { jitless: true }
  // The app asks these first; here they are on their way while it still loads.
  globalThis.__attune_asked = new Map(
    ['/api/users/check-session', '/api/therapists/check-session'].map((url) => {
      const reply = fetch(url, { credentials: 'same-origin' })
      reply.catch(() => {})
      return [url, reply]
    }),
  )
})()

/** Called by the build with the files of each page: those of this one are fetched beside the app. */
// biome-ignore lint/correctness/noUnusedVariables: the build writes the call
function startPage(files) {
  for (const file of files[location.pathname] ?? []) {
    const link = document.createElement('link')
    const isStyle = file.endsWith('.css')
    link.rel = isStyle ? 'preload' : 'modulepreload'
    if (isStyle) link.as = 'style'
    link.crossOrigin = ''
    // The first picture and the app itself come before what the page adds to it.
    link.fetchPriority = 'low'
    link.href = `/${file}`
    document.head.append(link)
  }
}
