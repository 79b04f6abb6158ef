import { type PracticeFactsPatch, practiceLimits } from '@attune/contract/practice-facts.ts'
import { AppError } from '../lib/errors.ts'
import { publicLine, publicWords } from '../names/public-text.ts'
import { checkPlace } from '../places/check-place.ts'
import { checkRegions } from '../places/check-regions.ts'

const day = 24 * 60 * 60 * 1000

/** What a shape cannot say: of this world, of this time, and their own words. As they are kept. */
export async function checkedFacts<Facts extends PracticeFactsPatch>(
  facts: Facts,
  now: Date,
): Promise<Facts> {
  const { regions, place, nextStart, payers, words } = facts
  if (regions) checkRegions(regions, 'regions')
  if (place) await checkPlace(place)
  if (nextStart) checkStart(nextStart, now)
  return {
    ...facts,
    ...(payers && { payers: payers.map((payer) => publicLine(payer, 'payers')) }),
    ...(words && { words: publicWords(words, 'words') }),
  }
}

const bounds = (now: Date) =>
  [-1, practiceLimits.startWithin].map((days) =>
    new Date(now.getTime() + days * day).toISOString().slice(0, 10),
  )

/** From now, a year at most; somewhere on earth it is still yesterday. */
export function isStart(start: string | null, now: Date) {
  const [least = '', most = ''] = bounds(now)
  return start !== null && start >= least && start <= most
}

function checkStart(start: string, now: Date) {
  if (isStart(start, now)) return
  const [least = ''] = bounds(now)
  const said = start < least ? 'The next start is in the past.' : 'The next start is within a year.'
  throw new AppError('invalid', said, 'nextStart')
}
