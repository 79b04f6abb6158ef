import { say } from '@attune/contract/errors.ts'
import type { SearchCounts } from '@attune/contract/search.ts'
import { describe, expect, test } from 'vitest'
import { offer } from '../testing/choice-labels.ts'
import { startSharedApp } from '../testing/shared-app.ts'
import { type SignedUp, signUp, signUpPractising } from '../testing/sign-up.ts'

const app = await startSharedApp()
await app.pool.query('DELETE FROM therapists')
const pat = await signUp(app, 'user')

type Offer = {
  name: string
  clients: string
  area: string
  approach: string
  language: string
  format: string
}

async function practise({ name, clients, area, approach, language, format }: Offer, fee?: number) {
  const therapist = await signUpPractising(app, {
    clients: [offer('clients', clients)],
    specialization: [offer('specialization', area)],
    approach: [offer('approach', approach)],
    language: [offer('language', language)],
    format: [offer('format', format)],
    years: ['5 to 9 years'],
  })
  await app.pool.query('UPDATE therapists SET name = $2 WHERE id = $1', [therapist.id, name])
  if (fee)
    await therapist.call('PUT', `/therapists/${therapist.id}/practice-facts`, {
      fee: { from: fee, to: fee + 20, currency: 'EUR' },
    })
  return therapist
}

const zoe = await practise(
  {
    name: 'Zoë Adler',
    clients: 'children',
    area: 'grief',
    approach: 'emdr',
    language: 'tr',
    format: 'video',
  },
  60,
)
const ben = await practise(
  {
    name: 'Ben Ott',
    clients: 'couples',
    area: 'grief',
    approach: 'cbt',
    language: 'de',
    format: 'in-person',
  },
  90,
)
const cem = await practise(
  {
    name: 'Cem Şahin',
    clients: 'adults',
    area: 'anxiety',
    approach: 'emdr',
    language: 'tr',
    format: 'in-person',
  },
  120,
)
const german = await practise({
  name: 'Germán Ruiz',
  clients: 'adults',
  area: 'sleep',
  approach: 'act',
  language: 'es',
  format: 'phone',
})

const setCodes = (name: string, key: string, codes: string[]) =>
  app.pool.query(
    "UPDATE therapists SET practice = jsonb_set(practice, ARRAY['codes', $2], $3) WHERE name = $1",
    [name, key, JSON.stringify(codes)],
  )
for (const name of ['Ben Ott', 'Germán Ruiz']) await setCodes(name, 'hours', ['mornings'])
await setCodes('Zoë Adler', 'hours', ['evenings'])
await setCodes('Cem Şahin', 'hours', ['saturdays'])
await setCodes('Cem Şahin', 'about', ['faith'])
await ben.call('PUT', `/therapists/${ben.id}/practice-facts`, {
  payers: ['AOK Nordost'],
  slidingScale: true,
})
await cem.call('PUT', `/therapists/${cem.id}/practice-facts`, { payers: ['Medicare'] })

type Query = Record<string, string>
const named = async (query: Query, as: SignedUp = pat): Promise<string[]> =>
  (await as.call('GET', `/therapists?${new URLSearchParams(query)}`)).body.map(
    ({ name }: { name: string }) => name,
  )
const counts = async (query: Query = {}): Promise<SearchCounts> => {
  const { status, body } = await pat.call('GET', `/therapists/counts?${new URLSearchParams(query)}`)
  expect(status).toBe(200)
  return body
}

describe('typed words', () => {
  test.each([
    ['grief', ['Ben Ott', 'Zoë Adler']],
    ['EMDR, Turkish', ['Cem Şahin', 'Zoë Adler']],
    ['EMDR, türkçe, grief', ['Zoë Adler']],
    ['zoe', ['Zoë Adler']],
    ['ADLER zoë', ['Zoë Adler']],
    ['sahin', ['Cem Şahin']],
    ['emdr online', ['Zoë Adler']],
    ['turkish speaking for my teenage son', ['Zoë Adler']],
    ['couples therapy, grief', ['Ben Ott']],
    ['grief near nothing', ['Ben Ott', 'Zoë Adler']],
    ['greif', ['Ben Ott', 'Zoë Adler']],
    ['anxeity', ['Cem Şahin']],
    ['emdr adl', ['Cem Şahin', 'Zoë Adler']],
    ['emdr adle', ['Cem Şahin', 'Zoë Adler']],
    ['Zoë adle', ['Zoë Adler']],
    ['emdr ott', ['Ben Ott']],
    ['100%', ['Ben Ott', 'Cem Şahin', 'Germán Ruiz', 'Zoë Adler']],
    ['Kowalski', ['Ben Ott', 'Cem Şahin', 'Germán Ruiz', 'Zoë Adler']],
    ['Dr Kowalski', []],
    ['zo', ['Zoë Adler']],
    ['be', ['Ben Ott']],
    ['someone kind', ['Ben Ott', 'Cem Şahin', 'Germán Ruiz', 'Zoë Adler']],
    ['under 90 euro', ['Ben Ott', 'Zoë Adler']],
    ['under 90 dollars', []],
    ['under 60 euro', ['Ben Ott', 'Zoë Adler']],
    ['under 50 euro', []],
    ['grief, max 70', ['Ben Ott', 'Zoë Adler']],
    ['no cbt', ['Cem Şahin', 'Germán Ruiz', 'Zoë Adler']],
    ['no emdr, no act', ['Ben Ott']],
    ['evenings', ['Zoë Adler']],
    ['evenings or weekends', ['Cem Şahin', 'Zoë Adler']],
    ['christian counsellor', ['Cem Şahin']],
    ['takes insurance', ['Ben Ott', 'Cem Şahin']],
    ['AOK', ['Ben Ott']],
    ['sliding scale', ['Ben Ott']],
    ['_', ['Ben Ott', 'Cem Şahin', 'Germán Ruiz', 'Zoë Adler']],
  ])('%s', async (words, found) => {
    expect(await named({ words })).toEqual(found)
    expect((await counts({ words })).total).toBe(found.length)
  })

  test('that are a name too find whoever is called so', async () => {
    expect(await named({ words: 'German' })).toEqual(['Ben Ott', 'Germán Ruiz'])
  })

  test('are said as they were understood, each with how many there are without it', async () => {
    expect((await counts({ words: 'grief, Turkish, Maren' })).understood).toEqual([
      { kind: 'area', label: 'Grief and loss', rest: 'Turkish, Maren', without: 2 },
      { kind: 'language', label: 'Turkish', rest: 'grief, Maren', without: 2 },
      { kind: 'name', label: 'Maren', rest: 'grief, Turkish', without: 1, isLeftOut: true },
    ])
    expect((await counts({ words: 'grief Ott, Turkish' })).understood).toEqual([
      { kind: 'area', label: 'Grief and loss', rest: 'Ott, Turkish', without: 0 },
      { kind: 'name', label: 'Ott', rest: 'grief, Turkish', without: 1 },
      { kind: 'language', label: 'Turkish', rest: 'grief Ott', without: 1 },
    ])
  })
})

test('words that are given twice are refused in words that fit', async () => {
  for (const url of ['/therapists', '/therapists/counts']) {
    const { status, body } = await pat.call('GET', `${url}?words=a&words=b`)
    expect(status).toBe(400)
    expect(body).toMatchObject({ error: say.givenTwice, field: 'words' })
  }
})

describe('filters', () => {
  const countOf = ({ choices }: SearchCounts, key: string) =>
    choices.find((choice) => choice.key === key)?.count

  test('leave whoever meets all of them', async () => {
    expect(await named({ filters: 'language.tr' })).toEqual(['Cem Şahin', 'Zoë Adler'])
    expect(await named({ filters: 'language.tr,format.online' })).toEqual(['Zoë Adler'])
    expect(await named({ filters: 'clients.children' })).toEqual(['Zoë Adler'])
    expect(await named({ filters: 'fee.90-EUR' })).toEqual(['Ben Ott', 'Zoë Adler'])
    expect(await named({ filters: 'fee.90-USD' })).toEqual([])
    expect(await named({ filters: 'language.tr', words: 'grief', minYears: '10' })).toEqual([])
  })

  test('are counted for what is searched already, none left out', async () => {
    const found = await counts({ filters: 'language.tr' })
    expect(found.total).toBe(2)
    for (const [key, count] of [
      ['language.tr', 2],
      ['language.de', 0],
      ['approach.emdr', 2],
      ['area.grief', 1],
      ['clients.children', 1],
      ['clients.couples', 0],
      ['format.online', 1],
      ['format.in-person', 1],
      ['accepting', 2],
    ] as const)
      expect(countOf(found, key), key).toBe(count)
  })

  test('each say as many as there are once they are set', async () => {
    for (const filters of ['', 'language.tr', 'approach.emdr,format.in-person', 'fee.90-EUR'])
      for (const { key, count } of (await counts({ filters })).choices) {
        const others = filters.split(',').filter((one) => !one.startsWith(key.slice(0, 4)))
        const set = key.startsWith('fee.') ? others : filters.split(',')
        const query = [...new Set([...set, key])].filter(Boolean).join(',')
        expect(await named({ filters: query }), `${key} beside ${filters}`).toHaveLength(count)
      }
  })

  test('say how many there are without each that is set', async () => {
    const { total, without } = await counts({
      filters: 'language.tr,approach.cbt',
      minYears: '10',
    })
    expect(total).toBe(0)
    expect(without.map(({ key, label }) => [key, label])).toEqual([
      ['language.tr', 'Turkish'],
      ['approach.cbt', 'Cognitive behavioural therapy (CBT)'],
      ['years', '10+ years'],
    ])
    expect(without.every(({ count }) => count === 0)).toBe(true)
    const two = await counts({ filters: 'language.tr,approach.cbt' })
    expect(two.without.map(({ count }) => count)).toEqual([1, 2])
  })

  test('of new patients leave out who takes none or is away', async () => {
    const away = { from: '2020-01-01', until: '2099-01-01' }
    const set = (who: SignedUp, availability: object) =>
      who.call('PUT', `/therapists/${who.id}/availability`, {
        accepting: true,
        replyHours: null,
        away: null,
        ...availability,
      })
    await set(zoe, { accepting: false })
    await app.pool.query('UPDATE therapists SET away_from = $2, away_until = $3 WHERE id = $1', [
      german.id,
      away.from,
      away.until,
    ])
    expect(await named({ filters: 'accepting' })).toEqual(['Ben Ott', 'Cem Şahin'])
    expect(countOf(await counts(), 'accepting')).toBe(2)
    await set(zoe, {})
    await set(german, {})
  })

  test('keep their pages', async () => {
    const query = new URLSearchParams({ filters: 'language.tr', words: 'emdr', limit: '1' })
    const first = await pat.call('GET', `/therapists?${query}`)
    expect(first.headers.link).toContain('filters=language.tr')
    expect(first.headers.link).toContain('words=emdr')
  })

  test('that nobody knows are refused, and so are too many', async () => {
    for (const filters of ['nonsense', 'language.', 'fee.cheap', "area.x'--", 'area.a,'.repeat(30)])
      expect(
        (await pat.call('GET', `/therapists?${new URLSearchParams({ filters })}`)).status,
        filters,
      ).toBe(400)
    expect(await named({ filters: 'area.nobody-has-it' })).toEqual([])
  })

  test('and lists stand where a practice is from before a question was asked', async () => {
    const { rows } = await app.pool.query<{ practice: { codes: object } }>(
      "UPDATE therapists SET practice = practice #- '{codes,hours}' WHERE id = $1 RETURNING practice",
      [zoe.id],
    )
    expect(rows[0]?.practice.codes).not.toHaveProperty('hours')
    expect(await named({ filters: 'language.tr' })).toContain('Zoë Adler')
    expect((await pat.call('GET', `/therapists/${zoe.id}`)).body).toMatchObject({
      hours: '',
      languages: 'Turkish',
      formats: 'By video',
    })
  })

  test('count nobody who has left, and among certain people only those', async () => {
    expect((await counts({ ids: zoe.id, words: 'grief' })).total).toBe(1)
    await app.pool.query('UPDATE therapists SET is_active = false WHERE id = $1', [zoe.id])
    expect((await counts({ words: 'grief' })).total).toBe(1)
    await app.pool.query('UPDATE therapists SET is_active = true WHERE id = $1', [zoe.id])
  })
})
