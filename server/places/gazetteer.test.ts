import { describe, expect, test } from 'vitest'
import { startSharedApp } from '../testing/shared-app.ts'
import { signUp } from '../testing/sign-up.ts'
import { gather, type Town } from './gather.ts'
import { gazetteerOf, openGazetteer } from './gazetteer.ts'

const town = (name: string, admin1 = '01', lat = '1.00001', country = 'XX'): Town => ({
  name,
  admin1,
  lat,
  lng: '2',
  country,
})
const of = (...towns: Town[]) =>
  gazetteerOf(
    gather(towns, [
      { code: 'XX.01', name: 'North' },
      { code: 'XX.02', name: 'South' },
    ]),
  )
const names = (places: { name: string }[]) => places.map(({ name }) => name)

describe('towns', () => {
  test('are found by how their names begin, without accents, case or dashes', () => {
    const gazetteer = of(town('Köln'), town('Saint-Denis'), town('Łódź'), town('Straße'))
    for (const [q, name] of [
      ['KOLN', 'Köln'],
      ['saint d', 'Saint-Denis'],
      ['lodz', 'Łódź'],
      ['strasse', 'Straße'],
    ] as const)
      expect(names(gazetteer.find('XX', q))).toEqual([name])
    expect(gazetteer.find('XX', '-')).toEqual([])
    expect(gazetteer.find('YY', 'k')).toEqual([])
  })

  test('are found by their whole name in any country', () => {
    const gazetteer = of(
      town('Ash'),
      town('Ash', '02'),
      town('Ashton'),
      town('Ash', '01', '3', 'YY'),
    )
    expect(names(gazetteer.named('ash'))).toEqual(['Ash, North', 'Ash, South', 'Ash'])
    expect(gazetteer.named('as')).toEqual([])
  })

  test('come shortest first, ten at most', () => {
    const many = Array.from({ length: 30 }, (_, i) => town(`Es${'s'.repeat(30 - i)}en`))
    const found = of(...many).find('XX', 'es')
    expect(found).toHaveLength(10)
    expect(names(found)[0]).toBe('Essen')
  })

  test('of one name are told apart by their region, and each can be chosen', () => {
    const gazetteer = of(town('Ash'), town('Ash', '02', '5'), town('Elm'))
    const found = gazetteer.find('XX', 'ash')
    expect(names(found)).toEqual(['Ash, North', 'Ash, South'])
    for (const place of found) expect(gazetteer.has(place)).toBe(true)
    expect(gazetteer.has({ ...found[0]!, lat: 5 })).toBe(false)
    expect(names(gazetteer.find('XX', 'ash so'))).toEqual(['Ash, South'])
  })

  test('take few megabytes, and none is lost on the way', async () => {
    const gazetteer = await openGazetteer()
    expect(gazetteer.bytes).toBeLessThan(6_000_000)
    for (const [country, q] of [
      ['DE', 'potsdam'],
      ['US', 'new york city'],
      ['JP', 'tokyo'],
    ])
      expect(gazetteer.find(country!, q!).length).toBeGreaterThan(0)
    for (const place of gazetteer.find('FR', 'par')) expect(gazetteer.has(place)).toBe(true)
  })
})

describe('the call', () => {
  test('gives ten at most, to someone signed in', async () => {
    const app = await startSharedApp()
    const pat = await signUp(app, 'user')
    const { status, body } = await pat.call('GET', '/places?country=DE&q=pots')
    expect(status).toBe(200)
    expect(body[0]).toMatchObject({ country: 'DE', name: 'Potsdam' })
    expect((await pat.call('GET', '/places?country=DE&q=b')).body).toHaveLength(10)
    expect((await pat.call('GET', '/places?country=Germany&q=b')).status).toBe(400)
  })
})
