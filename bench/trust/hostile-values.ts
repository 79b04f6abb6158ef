import type { Seeded } from './seeded.ts'

/** What a program takes for a name of its own, where it looks words up in an object. */
export const prototypeNames = [
  ...Object.getOwnPropertyNames(Object.prototype),
  ...Object.getOwnPropertyNames(Array.prototype),
  ...Object.getOwnPropertyNames(Function.prototype),
  'prototype',
  'then',
]

const texts = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202eabc',
  '\u200b',
  '\ufeff',
  "' OR 1=1 --",
  "'; DROP TABLE users; --",
  '$1',
  '#{7*7}',
  '{{7*7}}',
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  '../../../../etc/passwd',
  '%2e%2e%2f',
  '%',
  '_',
  '\\',
  '\r\nSet-Cookie: a=b',
  'NaN',
  'null',
  'undefined',
  'true',
  '-1',
  '1e309',
  '0x10',
  '١٢٣',
  'İstanbul',
  'ﬀ',
  '👩‍👩‍👧‍👦'.repeat(40),
  'a'.repeat(4_000),
  'é'.repeat(20_000),
  '=1+1',
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  '0001-01-01',
  '9999-12-31T23:59:59Z',
  '-271821-04-20',
  '2026-02-30',
]

export const hostileText = (random: Seeded) =>
  random.pick(random.chance(0.3) ? prototypeNames : texts)

export function hostileValue(random: Seeded): unknown {
  return random.pick<() => unknown>([
    () => hostileText(random),
    () => null,
    () => true,
    () => random.pick([0, -1, 1.5, 2 ** 31, 2 ** 53, 2 ** 63, -(2 ** 63), 1e300]),
    () => [],
    () => [hostileText(random), null, {}],
    () => Array.from({ length: 2_000 }, () => hostileText(random).slice(0, 8)),
    () => ({}),
    () => ({ [random.pick(prototypeNames)]: hostileText(random) }),
    () => JSON.parse('{"__proto__":{"admin":true}}'),
    () => nested(60),
  ])()
}

const nested = (depth: number): unknown => (depth === 0 ? 'deep' : [nested(depth - 1)])
