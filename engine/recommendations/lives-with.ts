import type { Circumstance } from '@attune/contract/recommendations.ts'
import type { Intake } from '../questionnaires/read-intake.ts'

type Said = Pick<Intake, 'life' | 'clients' | 'sleep' | 'daily'>

/** What a person said of their life, by tap and in the intake. */
export function livesWith(
  { life, clients, sleep, daily }: Said,
  tapped: readonly Circumstance[],
): ReadonlySet<Circumstance> {
  const all = new Set(tapped)
  if (clients.includes('couples')) all.add('partner')
  if (life.includes('parent') || clients.includes('children')) all.add('children')
  if (sleep.includes('kept-up')) all.add('shifts')
  if (daily.includes('leaving')) all.add('stays-in')
  return all
}
