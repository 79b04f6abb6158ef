import { concernSlugs } from '@attune/content/questionnaires/concerns.ts'
import { expect, test } from 'vitest'
import { measureHeard, readHeardLines } from './heard-report.ts'

test('each concern is meant by at least eight lines in English', () => {
  const meant = readHeardLines()
    .filter(({ language }) => language === 'en')
    .flatMap(({ concerns }) => concerns)
  for (const slug of concernSlugs)
    expect(meant.filter((one) => one === slug).length, slug).toBeGreaterThanOrEqual(8)
})

test('more is heard than the models hear alone, and more of it was meant', () => {
  const of = (reader: string, language: string) =>
    measureHeard().find((one) => one.reader.startsWith(reader) && one.language === language)!
  const [shipped, models] = [of('Attune', 'English'), of('the text models', 'English')]
  expect(shipped.precision).toBeGreaterThan(models.precision)
  expect(shipped.recall).toBeGreaterThan(2 * models.recall)
  expect(of('Attune', 'the other eight').recall).toBeGreaterThan(0.3)
})
