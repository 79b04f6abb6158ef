import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { searchTerms } from './search-terms.ts'

const said = (text: string) => searchTerms(text).map(({ kind, label }) => `${kind}: ${label}`)

describe('typed words', () => {
  test.each([
    ['anxiety', ['area: Anxiety and worry']],
    ['EMDR, Turkish', ['approach: EMDR', 'language: Turkish']],
    ['türkçe', ['language: Turkish']],
    ['Francais', ['language: French']],
    ['Español', ['language: Spanish']],
    ['cognitive behavioral', ['approach: Cognitive behavioural therapy (CBT)']],
    ['Person-centered therapy', ['approach: Person-centred therapy']],
    ['a therapist for grief who speaks German', ['area: Grief and loss', 'language: German']],
    ['grief near nothing', ['area: Grief and loss', 'name: nothing']],
    ['grief grief bereavement', ['area: Grief and loss']],
    ['trauma-focused', ['approach: Trauma-focused therapy']],
    ['trauma', ['area: Trauma and PTSD']],
    ['I cannot sleep', ['area: Sleep and insomnia']],
    ['insomnia online', ['area: Sleep and insomnia', 'format: Online']],
    ['face to face', ['format: In person']],
    ['Ilse Aumann', ['name: Ilse Aumann']],
    ['dr. Öztürk, panic', ['name: dr. Öztürk', 'area: Panic and agoraphobia']],
    ['therapist', ['name: therapist']],
    ['constructor toString', ['name: constructor toString']],
    ['  ,, ', []],
  ])('%s', (text, terms) => {
    expect(said(text)).toEqual(terms)
  })

  test('can each be taken off', () => {
    const rests = (text: string) => searchTerms(text).map(({ rest }) => rest)
    expect(rests('EMDR, Turkish')).toEqual(['Turkish', 'EMDR'])
    expect(rests('EMDR, Turkish, Maren')).toEqual([
      'Turkish, Maren',
      'EMDR, Maren',
      'EMDR, Turkish',
    ])
    expect(rests('grief bereavement Maren')).toEqual(['Maren', 'grief bereavement'])
  })

  test('without a part of them ask for no more than the others', () => {
    const parts = ['emdr', 'Turkish', 'grief', 'Maren', 'online', ',', 'the', 'Zoë', 'CBT']
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...parts), { maxLength: 7 }), (words) => {
        const terms = searchTerms(words.join(' '))
        for (const { kind, code, rest } of terms.filter((one) => one.kind !== 'name'))
          expect(searchTerms(rest).some((one) => one.kind === kind && one.code === code)).toBe(
            false,
          )
      }),
    )
  })

  test('of any kind are read without failing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        for (const { label, rest } of searchTerms(text)) {
          expect(label).not.toBe('')
          expect(rest.length).toBeLessThan(text.length + 1)
        }
      }),
    )
  })
})
