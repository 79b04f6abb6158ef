import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

/*
 * What `npm start` runs, in JavaScript: what was compiled is kept from one start to the next, and has to be
 * before the first file of TypeScript is read, or Node loads its whole compiler for that one (17 MB that stay).
 * Where nothing may be written, a start takes longer, and that is all.
 */
enableCompileCache(join(import.meta.dirname, '../node_modules/.cache/attune'))
await import('./main.ts')
