import { parseArgs } from 'node:util'
import { benchReminders } from './reminders.ts'
import { benchSlots } from './slots.ts'
import { benchTimes } from './times.ts'

const parts = { slots: benchSlots, times: benchTimes, reminders: benchReminders }

/** All parts, or those that are named: each prints its figures and what of its goals it missed. */
const { positionals } = parseArgs({ allowPositionals: true })
const missed: string[] = []
for (const [name, measure] of Object.entries(parts))
  if (positionals.length === 0 || positionals.includes(name)) missed.push(...(await measure()))
for (const one of missed) console.log(`MISSED ${one}`)
process.exit(missed.length > 0 ? 1 : 0)
