import type { Journal } from '@attune/contract/journals.ts'
import { expect, test } from 'vitest'
import { noticeOf } from './notice.ts'

const entry: Journal = {
  _id: '00000000-0000-4000-8000-000000000000',
  user_id: '00000000-0000-4000-8000-000000000001',
  title: 'Monday',
  content: 'I could not sleep, not sleep at all. Sleep!',
  date: new Date('2026-11-20'),
  version: 1,
}
const text = `${entry.title}\n${entry.content}`

/** What is quoted for these pieces of the text. */
function quotesOf(...pieces: string[]) {
  let from = 0
  const because = pieces.map((piece) => {
    const start = text.indexOf(piece, from)
    from = start + piece.length
    return { start, end: from }
  })
  const reading = {
    feelings: [],
    concerns: [{ label: 'sleep' as const, probability: 0.9, because }],
    severity: 1,
    danger: null,
  }
  const { themes } = noticeOf(entry, { engine: '1', at: new Date(), reading })
  return themes[0]!.because
}

test('quotes whole words, neighbours as one, and each once', () => {
  expect(quotesOf('oul', 'no', 'leep')).toEqual(['could not sleep'])
  expect(quotesOf('sleep', 'Sleep')).toEqual(['sleep'])
  expect(quotesOf('Mon', 'all')).toEqual(['Monday', 'all'])
  expect(quotesOf()).toEqual([])
})

test('names a theme as it stands in a sentence about someone, and only where it is certain', () => {
  const reading = {
    feelings: [],
    concerns: [
      { label: 'anxiety' as const, because: [], probability: 0.8 },
      { label: 'sleep' as const, because: [], probability: 0.6 },
    ],
    severity: 1,
    danger: null,
  }
  const { themes, state } = noticeOf(entry, { engine: '1', at: new Date(), reading })
  expect(state).toBe('read')
  expect(themes.map(({ name }) => name)).toEqual(['Anxiety and worry'])
})
