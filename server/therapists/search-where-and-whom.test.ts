import type { SearchCounts } from '@attune/contract/search.ts'
import { describe, expect, test } from 'vitest'
import { offer } from '../testing/choice-labels.ts'
import { startSharedApp } from '../testing/shared-app.ts'
import { signUp, signUpPractising } from '../testing/sign-up.ts'

const app = await startSharedApp()
await app.pool.query('DELETE FROM therapists')
const pat = await signUp(app, 'user')

async function practise(name: string, client: string, area: string, format: string) {
  const therapist = await signUpPractising(app, {
    clients: [offer('clients', client)],
    specialization: [offer('specialization', area)],
    format: [offer('format', format)],
    about: [offer('about', name === 'Amara Osei' ? 'woman' : 'unsaid')],
  })
  await app.pool.query('UPDATE therapists SET name = $2 WHERE id = $1', [therapist.id, name])
  return therapist
}

await practise('Zoë Adler', 'children', 'grief', 'video')
await practise('Ben Ott', 'couples', 'grief', 'in-person')
await practise('Germán Ruiz', 'adults', 'sleep', 'phone')
const amara = await practise('Amara Osei', 'adults', 'panic', 'phone')

const work = (place: object, onlineOnly = false) =>
  app.pool.query(
    'INSERT INTO practice_facts VALUES ($1, $2) ON CONFLICT (therapist_id) DO UPDATE SET facts = $2',
    [amara.id, { place, onlineOnly }],
  )
await work({ name: 'Köln', country: 'DE', lat: 50.93, lon: 6.95 })

const asked = (path: string, words: string) =>
  pat.call('GET', `/therapists${path}?${new URLSearchParams({ words })}`)
const named = async ({ words }: { words: string }): Promise<string[]> =>
  (await asked('', words)).body.map(({ name }: { name: string }) => name)
const counts = async ({ words }: { words: string }): Promise<SearchCounts> =>
  (await asked('/counts', words)).body

test.each([
  ['by phone', ['Amara Osei', 'Germán Ruiz']],
  ['by phone, panic', ['Amara Osei']],
  ['telefonisch', ['Amara Osei', 'Germán Ruiz']],
  ['video', ['Zoë Adler']],
  ['online', ['Amara Osei', 'Germán Ruiz', 'Zoë Adler']],
  ['Dr. Osei', ['Amara Osei']],
  ['Frau Osei', ['Amara Osei']],
  ['Amra Osei', ['Amara Osei']],
  ['amrra, panic', ['Amara Osei']],
  ['Amra Otti', ['Amara Osei']],
  ['Dr. Otti', []],
  ['köln', ['Amara Osei']],
  ['a therapist in Koln for panic', ['Amara Osei']],
  ['Bremen, panic', ['Amara Osei']],
  ['a female therapist', ['Amara Osei']],
  ['Therapeutin', ['Amara Osei']],
  ['a male therapist', []],
  ['not couples', ['Amara Osei', 'Ben Ott', 'Germán Ruiz', 'Zoë Adler']],
  ['not by phone', ['Ben Ott', 'Zoë Adler']],
  ['not by phone or video', ['Ben Ott']],
  ['not online', ['Ben Ott']],
  ['no men', ['Amara Osei']],
  ['not a woman', []],
  ['keine Paare, telefonisch', ['Amara Osei', 'Germán Ruiz']],
  ['my son is anxious', []],
  ['my son is grieving', ['Zoë Adler']],
])('%s', async (words, found) => {
  expect(await named({ words })).toEqual(found)
  expect((await counts({ words })).total).toBe(found.length)
})

test('says what was understood', async () => {
  const read = async (words: string) =>
    (await counts({ words })).understood.map(({ kind, label, isLeftOut }) =>
      isLeftOut ? `(${label})` : `${kind}: ${label}`,
    )
  expect(await read('Amra Osei')).toEqual(['name: Amara Osei'])
  expect(await read('Koln by phone')).toEqual(['place: Koln', 'format: By phone'])
  expect(await read('Bremen, panic')).toEqual(['place: Bremen', 'area: Panic and agoraphobia'])
  expect(await read('Xyzheim, panic')).toEqual(['(Xyzheim)', 'area: Panic and agoraphobia'])
  expect(await read('a female therapist')).toEqual(['gender: A woman'])
  expect(await read('no men, not by phone, not couples')).toEqual([
    'gender: Not a man',
    'format: Other than by phone',
    '(not couples)',
  ])
})

test('tells no more of whom the list does not show than of nobody', async () => {
  const unlisted = ['Amra', 'amra, panic', 'Koln', 'Osei, panic', 'Amara']
  const invented = ['Umra', 'umra, panic', 'Bonn', 'Usei, panic', 'Umara']
  const of = async (words: string) => {
    const { total, understood } = await counts({ words })
    return { total, kinds: understood.map(({ kind, isLeftOut }) => [kind, isLeftOut]) }
  }
  await app.pool.query('UPDATE therapists SET is_active = false WHERE id = $1', [amara.id])
  for (const [at, words] of unlisted.entries())
    expect(await of(words), words).toEqual(await of(invented[at]!))
  await app.pool.query('UPDATE therapists SET is_active = true WHERE id = $1', [amara.id])
})

describe('a town where nobody works', () => {
  const noteOf = async (words: string) => (await counts({ words })).understood[0]?.note

  test('finds those near it and online, and says so', async () => {
    expect(await named({ words: 'Bonn' })).toEqual(['Amara Osei', 'Germán Ruiz', 'Zoë Adler'])
    const meets = (formats: string[]) =>
      app.pool.query(
        "UPDATE therapists SET practice = jsonb_set(practice, '{codes,format}', $1) WHERE name = 'Zoë Adler'",
        [JSON.stringify(formats)],
      )
    await meets(['video', 'in-person'])
    expect(await named({ words: 'bonn in person' })).toEqual([])
    await meets(['video'])
    expect(await noteOf('Bonn')).toBe(
      'Nobody here practises in Bonn: these are near it, in Köln, or work online.',
    )
    expect(await noteOf('Bonn, psychosis')).toBe('Nobody here practises in Bonn.')
  })

  test('of several of one name is the one that is known, or else nearest', async () => {
    await work({ name: 'Toronto', country: 'CA', lat: 43.7, lon: -79.4 })
    // Another is near Toronto.
    expect(await noteOf('Paris')).toBe('Nobody here practises in Paris: these work online.')
    expect(await noteOf('Barrie')).toContain('near it, in Toronto')
    await work({ name: 'Köln', country: 'DE', lat: 50.93, lon: 6.95 })
    expect(await noteOf('Mailand')).toBe('Nobody here practises in Milan: these work online.')
  })

  test('is not read into a word that is one by chance', async () => {
    const townsOf = async (words: string) =>
      (await counts({ words })).understood.filter(({ kind }) => kind === 'place').length
    expect(await townsOf('grief, wurzel schmerz')).toBe(0)
    expect(await townsOf('panic halle grief')).toBe(0)
    expect(await townsOf('panic in halle, grief')).toBe(1)
    expect(await townsOf('panic in stoke on trent')).toBe(1)
    expect(await townsOf('Köln oder Bonn, panic')).toBe(2)
    await app.pool.query(
      "INSERT INTO practice_facts SELECT id, $1 FROM therapists WHERE name = 'Ben Ott'",
      [{ place: { name: 'Hobart', country: 'AU', lat: -42.88, lon: 147.33 } }],
    )
    expect(await named({ words: 'Köln oder Hobart' })).toEqual(['Amara Osei', 'Ben Ott'])
    expect(await named({ words: 'Hobart' })).toEqual(['Ben Ott'])
  })

  test('finds those online with a licence for its country, if there are any', async () => {
    const licensed = async (codes: string[]) =>
      app.pool.query(
        "UPDATE therapists SET practice = jsonb_set(practice, '{codes,country}', $2) WHERE id = $1",
        [amara.id, JSON.stringify(codes)],
      )
    await licensed(['FR'])
    expect(await named({ words: 'Toulouse' })).toEqual(['Amara Osei'])
    expect(await noteOf('Toulouse')).toBe(
      'Nobody here practises in Toulouse: these work online with a licence for that country.',
    )
    await licensed([])
  })

  test('is one where somebody is online alone', async () => {
    await work({ name: 'Köln', country: 'DE', lat: 50.93, lon: 6.95 }, true)
    expect(await named({ words: 'köln, panic' })).toEqual(['Amara Osei'])
    expect(await noteOf('köln, panic')).toBe('Nobody here practises in Köln: these work online.')
    await work({ name: 'Köln', country: 'DE', lat: 50.93, lon: 6.95 })
  })
})

test('words mean among a few what they mean among all', async () => {
  const ids = (await pat.call('GET', '/therapists?words=zoe')).body[0]._id
  const among = async (words: string) =>
    (await pat.call('GET', `/therapists/counts?${new URLSearchParams({ words, ids })}`)).body
  expect(await among('Köln, grief')).toMatchObject({
    total: 1,
    understood: [{ kind: 'place', without: 1 }, { kind: 'area' }],
  })
  expect((await among('Osei, grief')).understood[0]).toMatchObject({ kind: 'name', label: 'Osei' })
})
