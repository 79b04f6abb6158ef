import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type SearchTerm, searchTerms } from './search-terms.ts'

const known = { isName: () => false, towns: ['Leeds'], countries: new Map([['Leeds', 'GB']]) }
const said = ({ kind, code, label, denied, isLeftOut }: SearchTerm) =>
  `${isLeftOut ? 'out' : denied ? `not ${kind}` : kind} ${code || label}`
const read = (text: string) => searchTerms(text, known).map(said)
const oneOf = (...list: string[]) => fc.constantFrom(...list)

describe('a denial', () => {
  test('reaches over a clause that says who', () => {
    const nobody = oneOf('nobody who', 'no one who', 'no one that', 'nobody that', 'noone who')
    const does = oneOf('does', 'uses', 'practises', 'offers', 'works with', 'is doing')
    const thing = oneOf('EMDR|approach emdr', 'CBT|approach cbt', 'exposure|approach exposure')
    fc.assert(
      fc.property(nobody, does, thing, (who, verb, what) => {
        const [word = '', term = ''] = what.split('|')
        expect(read(`${who} ${verb} ${word}`)).toEqual([`not ${term}`])
        expect(read(`please ${who} ${verb} ${word}, for grief`)).toEqual([
          `not ${term}`,
          'area grief',
        ])
      }),
    )
  })

  test.each([
    ['anybody who does not do CBT', ['not approach cbt']],
    ['someone who doesnt use EMDR', ['not approach emdr']],
    ['niemand, der mit EMDR', ['not approach emdr']],
    ['nadie que haga EMDR', ['not approach emdr']],
    ['personne qui fait EMDR', ['not approach emdr']],
    ['nobody who does hypnosis or EMDR', ['not approach emdr']],
    ['nobody who does not speak French', ['language fr']],
    ['no one who doesnt do EMDR', ['approach emdr']],
    ['i have nobody, online please', ['area loneliness', 'format online']],
  ])('%s', (text, terms) => {
    expect(read(text)).toEqual(terms)
  })
})

describe('what is said of how to meet', () => {
  test.each([
    ['not on camera, just text', ['not format video', 'format writing']],
    ['no camera', ['not format video']],
    ['by text', ['format writing']],
    ['text only', ['format writing']],
    ['chat', ['format writing']],
    ['email only', ['format writing']],
    ['video chat only', ['format video']],
    ['i am camera shy', ['out camera shy']],
    ['nicht vor der Kamera, nur chat', ['not format video', 'format writing']],
    ['nothing online', ['not format online']],
  ])('%s', (text, terms) => {
    expect(read(text)).toEqual(terms)
  })
})

test.each([
  'NOT religious',
  'keine Kirche',
  'no church',
  'not a Christian',
  'nothing religious',
  'no god talk',
  'nothing to do with religion',
  'nobody religious',
  'sin religion',
  'pas de religion',
  'secular',
])('faith that is not wanted is left out and said so: %s', (text) => {
  const terms = read(text)
  expect(terms.length).toBeGreaterThan(0)
  expect(terms.filter((term) => !term.startsWith('out'))).toEqual([])
})

describe('a time that is not wanted', () => {
  test('asks for another, said before it and after it', () => {
    const time = oneOf('mornings', 'afternoons', 'evenings', 'weekends', 'saturdays')
    const how = oneOf(
      'can’t do X',
      'cannot make X',
      'no X',
      'not X',
      'not in the X',
      'anything but X',
      'X don’t work',
      'X are no good for me',
      'X are out',
      'busy X',
      'i’m at work in the X',
      'i work X',
    )
    fc.assert(
      fc.property(time, how, (when, words) => {
        const [term, ...rest] = searchTerms(words.replace('X', when), known)
        expect(rest, words).toEqual([])
        expect(term).toMatchObject({
          kind: 'hours',
          denied: [when === 'weekends' ? 'weekend' : when],
        })
      }),
    )
  })

  test.each([
    ['anything but Tuesday evenings', ['not hours evenings']],
    ['not before 10am', ['not hours mornings']],
    ['keine Abende', ['not hours evenings']],
    ['mornings are hard', []],
    ['i work, evenings only', ['hours evenings']],
    ['i work full time so evenings', ['hours evenings']],
  ])('%s', (text, terms) => {
    expect(read(text).filter((one) => !one.startsWith('out'))).toEqual(terms)
  })

  test('of two, another than either', () => {
    const denied = searchTerms('no mornings, no evenings', known).map((term) => term.denied)
    expect(denied).toEqual([
      ['mornings', 'evenings'],
      ['mornings', 'evenings'],
    ])
    expect(searchTerms('not on saturdays', known)[0]?.label).toBe('Other than Saturdays')
    expect(searchTerms('not mornings', known)[0]?.label).toBe('Other than weekday mornings')
  })
})

test.each(['outside Germany', 'not in Germany'])('%s', (text) => {
  expect(read(text)).toEqual(['not country DE'])
})

test.each([
  ['dont want anyone who uses hypnosis or CBT', ['not approach cbt']],
  ['keine Therapeutin, die mit EMDR arbeitet', ['not approach emdr']],
  ['i have lectures in the mornings', ['not hours mornings']],
  ['le soir ça ne va pas', ['not hours evenings']],
  ['deaf man', ['language sgn']],
])('%s', (text, terms) => {
  expect(read(text)).toEqual(terms)
})
