import { languages } from '@attune/content/language/languages.ts'
import { noSlips } from '@attune/content/matching/no-slips.ts'
import { ordinaryTowns } from '@attune/content/places/country-words.ts'
import { countries } from '@attune/content/questionnaires/countries.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { foldedWords } from '../language/folded-words.ts'
import { readPhrases } from './search-phrases.ts'
import { type SearchTerm, searchTerms } from './search-terms.ts'

const people = new Set(['ingrid', 'solberg', 'young', 'matteo'])
const known = {
  isName: (word: string) => people.has(word),
  towns: ['Leeds', 'Reading', 'Derby', 'Portland, Oregon', 'Portland, Maine'],
  countries: new Map([
    ['Leeds', 'GB'],
    ['Reading', 'GB'],
    ['Derby', 'GB'],
    ['Portland, Oregon', 'US'],
    ['Portland, Maine', 'US'],
  ]),
}
const said = ({ kind, code, label, denied, isLeftOut, either }: SearchTerm) =>
  `${isLeftOut ? 'out' : denied ? `not ${kind}` : kind}${either ? '?' : ''} ${code || label}`
const read = (text: string) => searchTerms(text, known).map(said)
const oneOf = (...list: string[]) => fc.constantFrom(...list)

describe('a name', () => {
  test('is read into nothing that nobody is called', () => {
    const word = oneOf('autism', 'enuresis', 'blue', 'cross', 'Kowalski', 'zxqv', 'breakdown')
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 4 }), (words) => {
        expect(read(words.join(' ')).filter((one) => /^(not )?name/.test(one))).toEqual([])
      }),
    )
  })

  test.each([
    ['too young', ['out young']],
    ['Ingrid Young', ['name Ingrid Young']],
    ['does it matter', ['out matter']],
    ['Dr Kowalski', ['name Kowalski']],
  ])('%s: is one where the words say nothing else', (text, terms) => {
    expect(read(text)).toEqual(terms)
  })

  test('that is not wanted is told from one that is', () => {
    const denial = oneOf(
      'not',
      'anyone but',
      'anybody except',
      'without',
      'no more',
      'nicht',
      'not with',
    )
    const title = oneOf('', 'Dr ', 'Frau ', 'Ms ')
    const name = oneOf('Ingrid', 'Solberg', 'Ingrid Solberg')
    fc.assert(
      fc.property(denial, title, name, (...[no, dr, called]) => {
        expect(read(`${no} ${dr}${called}`)).toEqual([`not name ${called}`])
        expect(read(`${dr}${called} please`)).toEqual([`name ${called}`])
      }),
    )
  })
})

describe('what is not wanted', () => {
  const things = oneOf('online|format online', 'by phone|format phone', 'in French|language fr')

  test('is not, whatever says nothing between', () => {
    const denial = oneOf('no', 'not', 'without', 'dont want', 'no quiero', 'ohne', 'never')
    const between = oneOf(
      '',
      'therapy',
      'therapists',
      'sessions',
      'terapia',
      'any calls',
      'someone',
    )
    fc.assert(
      fc.property(denial, between, things, (no, filler, thing) => {
        const [words = '', term = ''] = thing.split('|')
        expect(read(`${no} ${filler} ${words}`.replace('  ', ' '))).toEqual([`not ${term}`])
      }),
    )
  })

  test('is wanted where the denial is of something else', () => {
    const turning = oneOf('not sure about', 'not only', 'never tried', 'no idea about', 'no ghosts')
    fc.assert(
      fc.property(turning, things, (lead, thing) => {
        const [words = '', term = ''] = thing.split('|')
        expect(read(`${lead} ${words}`)).toContain(term)
      }),
    )
  })

  test.each([
    ['who doesnt speak French', ['not language fr']],
    ['im not suicidal, grief', ['out not suicidal', 'area grief']],
    ['not sleeping', ['area sleep']],
    ['no confidence', ['area self-esteem']],
    ['emdr has not worked', ['not approach emdr']],
    ['anywhere but Leeds', ['not place Leeds']],
    ['doesnt see children', ['out doesnt see children']],
    ['i dont speak french', ['not language fr']],
  ])('%s', (text, terms) => {
    expect(read(text)).toEqual(terms)
  })
})

describe('a country', () => {
  test('is one by each of its names, and neither a language nor a town', () => {
    for (const language of languages) {
      const names = new Intl.DisplayNames([language], { type: 'region' })
      for (const { code } of countries) {
        const name = names.of(code)!.replace(/\(.*?\)/g, '')
        const place = /[؀-ۿ]/.test(name) ? name : `therapist in ${name}`
        expect(read(place), place).toEqual([`country ${code}`])
      }
    }
  })

  test.each([
    ['england', ['country GB']],
    ['german in austria', ['language de', 'country AT']],
    ['Texas', ['country US-TX']],
    ['i am from poland, grief', ['area grief']],
    ['not in France', ['not country FR']],
  ])('%s', (text, terms) => {
    expect(read(text)).toEqual(terms)
  })
})

describe('a town', () => {
  test('that is an ordinary word is one after “in”, before its country, and alone', () => {
    const understood = (word: string) => read(word).every((one) => one.startsWith('out'))
    const words = ordinaryTowns.split(/\s+/).filter((word) => word.length > 3 && understood(word))
    expect(words.length).toBeGreaterThan(400)
    fc.assert(
      fc.property(oneOf(...words), (word) => {
        const placesOf = (text: string) =>
          searchTerms(text, { ...known, towns: [word], countries: new Map([[word, 'US']]) })
            .filter(({ kind }) => kind === 'place')
            .flatMap(({ towns }) => towns)
        expect(placesOf(`${word} trouble with my mother`)).toEqual([])
        expect(placesOf(`to ${word} a marriage`)).toEqual([])
        expect(placesOf(`grief in ${word}, online`)).toEqual([word])
        expect(placesOf(`grief, ${word}, Texas`)).toEqual([word])
        expect(placesOf(word)).toEqual([word])
      }),
    )
  })

  test('is the one in the state that follows', () => {
    const towns = (text: string) => searchTerms(text, known).flatMap((term) => term.towns ?? [])
    expect(towns('Portland, Oregon')).toEqual(['Portland, Oregon'])
    expect(towns('Portland, ME')).toEqual(['Portland, Maine'])
    expect(towns('Portland')).toEqual(['Portland, Oregon', 'Portland, Maine'])
    expect(read('Derby, Canada')).not.toContain('place Derby, Canada')
  })

  test('is said once, however often it is named', () => {
    expect(read('Leeds Derby '.repeat(18))).toEqual(['place Leeds', 'place Derby'])
  })
})

describe('one of two', () => {
  test('will do where “or” stands between', () => {
    const languages = ['French|fr', 'Spanish|es', 'Polish|pl', 'Arabic|ar'] as const
    fc.assert(
      fc.property(
        fc.shuffledSubarray([...languages], { minLength: 2 }),
        oneOf(' or ', '/', ' oder '),
        (some, or) => {
          const [one = [], other = []] = some.map((each) => each.split('|'))
          const terms = [one[1], other[1]].map((code) => `language? ${code}`)
          expect(read(`${one[0]}${or}${other[0]}`)).toEqual(terms)
          expect(read(`${one[0]} and ${other[0]}`)).toEqual(
            terms.map((term) => term.replace('?', '')),
          )
        },
      ),
    )
    expect(read('a woman or non-binary')).toEqual(['gender? woman', 'gender? non-binary'])
  })

  test('sums is a range, of which the most counts', () => {
    const sum = fc.integer({ min: 20, max: 300 })
    fc.assert(
      fc.property(sum, sum, oneOf('-', ' - ', ' to ', ' bis ', ' and '), (low, more, to) => {
        const code = `fee ${low + more}-EUR`
        expect(read(`€${low}${to}€${low + more}`)).toEqual([code])
        expect(read(`between ${low}${to}${low + more} euros`)).toEqual([code])
      }),
    )
    expect(read('at least 90 euros')).toEqual(['out 90 euros'])
    expect(read('no more than 90 euros')).toEqual(['fee 90-EUR'])
  })
})

describe('who is spoken of', () => {
  test('is no concern beside one that is told', () => {
    const who = oneOf('husband', 'wife', 'boyfriend', 'girlfriend', 'partner', 'parents')
    const told = oneOf(
      'died|grief',
      'passed away|grief',
      'drinks|substance-use',
      'hits me|domestic-abuse',
    )
    fc.assert(
      fc.property(who, told, (whom, what) => {
        const [words, area] = what.split('|')
        expect(read(`my ${whom} ${words}`)).toEqual([`area ${area}`])
      }),
    )
    expect(read('my husband')).toEqual(['area relationships'])
    expect(read('my husband left, grief')).toContain('area relationships')
    expect(read('my husband cheats, grief')).toEqual(['area relationships', 'area grief'])
  })

  test('is the writer, and not the therapist', () => {
    const who = oneOf('gay', 'trans', 'lesbian', 'muslim', 'jewish', 'queer', 'pregnant', 'married')
    fc.assert(
      fc.property(
        who,
        oneOf('woman', 'man'),
        oneOf('as a X', 'X here', 'im a X'),
        (is, whom, how) => {
          const text = how.replace('X', `${is} ${whom}`)
          expect(read(text).filter((one) => one.startsWith('gender'))).toEqual([])
        },
      ),
    )
    expect(read('muslim woman, grief')).toEqual(['about faith', 'area grief'])
    expect(read('a gay male therapist')).toContain('gender man')
  })

  test.each([
    ['child abuse survivor', 'clients children', false],
    ['my son', 'clients children', true],
    ['wets the bed', 'clients children', true],
    ['wheelchair accessible office', 'area chronic-illness', false],
    ['grief, step free rooms', 'out step free rooms', true],
    ['home office', 'area burnout-work', false],
    ['i feel useless', 'area self-esteem', true],
    ['phone addiction', 'format phone', false],
  ])('%s: %s is there: %s', (text, term, isThere) => {
    expect(read(text).includes(term)).toBe(isThere)
  })
})

test('a word of any dictionary is no slip of another', () => {
  const words = noSlips.split(/\s+/)
  for (const word of words) {
    const [first] = searchTerms(word, { isName: () => false })
    const tags = readPhrases(foldedWords(word)).map(({ tag }) => tag)
    if (first?.code) expect(tags, word).toContain(`${first.kind} ${first.code}`)
  }
  expect(read('meditaton')).toEqual(['approach mindfulness'])
})

describe('a number', () => {
  test('is a time of the clock after “before” and “after”', () => {
    fc.assert(
      fc.property(fc.integer({ min: 5, max: 9 }), oneOf('', ':00', ':30'), (hour, minutes) => {
        expect(read(`after ${hour}${minutes}pm`)).toEqual(['hours evenings'])
        if (hour < 9) expect(read(`before ${hour}${minutes} am`)).toEqual(['hours early'])
        expect(read(`ab ${hour + 12} Uhr`)).toEqual(['hours evenings'])
        expect(read(`after ${hour} failed starts`)).not.toContain('hours evenings')
      }),
    )
    expect(read('after 5')).toEqual(['hours evenings'])
    expect(read('thursday mornings')).toEqual(['hours mornings'])
  })

  test.each([
    ['20 years of experience', ['years 20']],
    ['experienced, at least 10 years', ['years 10']],
    ['15 Jahre Berufserfahrung', ['years 15']],
    ['married for 20 years', ['out 20 years']],
  ])('%s', (text, terms) => {
    expect(read(text).filter((one) => /years/.test(one))).toEqual(terms)
  })

  test.each([
    'cheap',
    'barato',
    'billig',
    'pro bono',
    'no insurance',
    "can't afford much",
    'free',
    'gratis',
  ])('%s is by income', (text) => {
    expect(read(text)).toEqual(['fee sliding'])
  })
})
