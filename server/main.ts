import { loadQuickly } from './quick-modules.ts'

loadQuickly()
const { begin } = await import('./begin.ts')
const begun = begin()
const { serve } = await import('./serve.ts')
await serve(begun)
