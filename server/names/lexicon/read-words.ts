import { brand } from '@attune/contract/brand.ts'
import * as checking from './checking.ts'
import { compile, type Lists } from './compile.ts'
import { readAs, type Word } from './reader.ts'
import * as whom from './whom.ts'

/** What a word can be, as bits: one word may be several of them, in several languages. */
export const is = {
  verified: 1,
  looked: 2,
  checking: 4,
  approved: 8,
  praised: 16,
  best: 32,
  us: 64,
  place: 128,
  team: 256,
  thing: 512,
  person: 1024,
  body: 2048,
  by: 4096,
  notOurs: 8192,
  mayBe: 16384,
  self: 32768,
  yours: 65536,
  roleAtUs: 131072,
  mark: 262144,
  star: 524288,
  brand: 1048576,
  been: 2097152,
  iAm: 4194304,
  here: 8388608,
} as const

const lists: Lists = [
  [is.us | is.brand, [`${brand} atune attunne`]],
  [is.verified, checking.verified],
  [is.looked, checking.looked],
  [is.checking, checking.checking],
  [is.approved, checking.approved],
  [is.praised, checking.praised],
  [is.best, checking.best],
  [is.us, whom.us],
  [is.place, whom.place],
  [is.place | is.here, whom.here],
  [is.team, whom.team],
  [is.thing, whom.thing],
  [is.person, whom.person],
  [is.body, whom.body],
  [is.by, whom.by],
  [is.notOurs, whom.notOurs],
  [is.mayBe, whom.mayBe],
  [is.self, whom.self],
  [is.yours, whom.yours],
  [is.roleAtUs, whom.roleAtUs],
  [is.been, whom.been],
  [is.iAm, whom.iAm],
]

const reading = {
  lexicon: compile(lists),
  worthJoining: is.verified | is.looked | is.brand | is.thing | is.us,
  is,
}

/** A text as its sentences, and each as words of these kinds. */
export const readSentences = (text: string): Word[][] => readAs(reading, text)
