// Runs before the first paint, outside the bundle: the theme may not flash.
;(() => {
  let chosen = null
  try {
    chosen = localStorage.getItem('theme')
  } catch {
    // Storage is blocked: the system decides.
  }
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  document.documentElement.dataset.theme = chosen === 'dark' || chosen === 'light' ? chosen : system
  // Without this zod probes for eval, which our content security policy refuses and reports.
  globalThis.__zod_globalConfig = { jitless: true }
})()
