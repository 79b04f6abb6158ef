import { brand } from '@attune/contract/brand.ts'
import { compile, type Lists } from './compile.ts'
import * as judging from './judging.ts'
import * as site from './of-site.ts'
import { is } from './read-words.ts'
import { readAs, type Word } from './reader.ts'
import * as whom from './whom.ts'

/** What a word can be where a site is spoken of; what is shared with `read-words.ts` has its bit. */
export const says = {
  site: 1,
  page: 2,
  // Of a message that speaks for the site, and of those that one may write there.
  message: 4,
  listed: 8,
  thisOne: 16,
  runner: 32,
  team: 64,
  folk: 128,
  running: 256,
  elsewhere: 512,
  spokenOf: is.person,
  body: is.body,
  by: is.by,
  notOurs: is.notOurs,
  mayBe: is.mayBe,
  self: is.self,
  reader: is.yours,
  our: is.roleAtUs,
  mark: is.mark,
  // A star is as good as a mark here.
  star: is.mark,
  me: is.star,
  brand: is.brand,
  we: 1 << 21,
  weJudge: 1 << 22,
  here: is.here,
  negated: 1 << 24,
  judged: 1 << 25,
  hinted: 1 << 26,
  touched: 1 << 27,
  papers: 1 << 28,
  emblem: 1 << 29,
  shown: 1 << 30,
  // The last bit there is; whoever reads of it wants to know no more than whether it is set.
  notice: 1 << 31,
} as const

const lists: Lists = [
  [says.brand, [`${brand} atune attunne`]],
  [says.site, site.sites],
  [says.page, site.pages],
  [says.here, whom.here],
  [says.listed, site.listed],
  [says.thisOne, site.thisOne],
  [says.runner, site.runners],
  [says.team, site.teams],
  [says.folk, site.folk],
  [says.running, site.running],
  [says.elsewhere, site.elsewhere],
  [says.spokenOf, whom.person],
  [says.spokenOf, site.spokenOf],
  [says.body, whom.body],
  [says.by, whom.by],
  [says.notOurs, whom.notOurs],
  [says.mayBe, whom.mayBe],
  [says.self, whom.self],
  [says.reader, whom.yours],
  [says.reader, site.reader],
  [says.our, site.our],
  [says.we, site.we],
  [says.weJudge, site.weJudge],
  [says.negated, site.negated],
  [says.judged, judging.judged],
  [says.hinted, judging.hinted],
  [says.touched, judging.touched],
  [says.papers, judging.papers],
  [says.papers, whom.thing],
  [says.emblem, judging.emblem],
  [says.shown, judging.shown],
  [says.me, site.me],
  [says.notice, judging.notice],
  [says.message, judging.message],
  [says.message, site.contact],
]

const reading = {
  lexicon: compile(lists),
  worthJoining: says.brand | says.judged | says.team | says.runner | says.papers,
  is: { ...says, us: says.brand },
}

/** A text as its sentences, and each as words of these kinds. */
export const readOfSite = (text: string): Word[][] => readAs(reading, text)
