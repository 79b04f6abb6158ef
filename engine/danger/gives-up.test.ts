import { expect, test } from 'vitest'
import { givesUp } from './gives-up.ts'

test.each([
  'Ich schaffe es einfach nicht mehr.',
  'Aber ich mag nimmer, alle sind weg',
  'Je n’arrive plus à rien… j’abandonne',
  'estoy cansada y ya no aguanto más',
  'Não tenho esperança!',
  'non ho speranza',
  'Hayatın anlamı yok',
  'Nie wytrzymam dłużej',
  'فقدت الأمل',
])('“%s” gives up', (text) => {
  expect(givesUp(text)).toBe(true)
})

test.each([
  'Ich kann nicht mehr so lange sitzen',
  'Donnerstag kann ich nicht mehr',
  'J’abandonne la séance de jeudi',
  'No puedo más tarde que a las seis',
  'Non posso più venire martedì',
  'Nie mam już pytań',
  'I cannot go on Thursday',
  '',
])('“%s” does not', (text) => {
  expect(givesUp(text)).toBe(false)
})
