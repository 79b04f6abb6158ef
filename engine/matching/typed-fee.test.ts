import { describe, expect, test } from 'vitest'
import { foldedWords } from '../language/folded-words.ts'
import { feesIn } from './typed-fee.ts'

const read = (text: string) => {
  const words = foldedWords(text)
  return feesIn(text, words).map(({ tag, from, to }) => [
    tag,
    text.slice(words[from]!.start, words[to]!.end),
  ])
}

describe('a sum in a search', () => {
  test.each([
    ['cheap therapist under 80 euro in munich', 'fee 80-EUR', 'under 80 euro'],
    ['under £60, london', 'fee 60-GBP', 'under £60'],
    ['70€', 'fee 70-EUR', '70'],
    ['80eur', 'fee 80-EUR', '80eur'],
    ['max. 90,50 € pro Stunde', 'fee 90-EUR', 'max. 90,50 € pro Stunde'],
    ['no more than 70 pounds a session', 'fee 70-GBP', 'no more than 70 pounds a session'],
    ['up to $1,200', 'fee 1200-USD-CAD-AUD-NZD-SGD', 'up to $1,200'],
    ['moins de 60 euros', 'fee 60-EUR', 'moins de 60 euros'],
    ['unter 90', 'fee 90-', 'unter 90'],
    ['60 quid max, leeds', 'fee 60-GBP', '60 quid max'],
    ['80 or less', 'fee 80-', '80 or less'],
    ['max 100 berlin', 'fee 100-', 'max 100'],
  ])('%s', (text, tag, said) => {
    expect(read(text)).toEqual([[tag, said]])
  })

  test.each([
    'under 18',
    'under 30',
    'bis 18 Uhr',
    'max 60 minutes',
    'up to 50 km',
    'for 45 years',
    '45 year old',
    '0 euro',
    'panic in 2020',
    'gambling debts of 5000 euro',
  ])('%s is none', (text) => {
    expect(read(text)).toEqual([])
  })
})
