import { brand } from '@attune/contract/brand.ts'
import { shapesOf } from './lexicon/look-alikes.ts'
import { after, around, before, count, isBeforePlace, isVerb } from './lexicon/look-around.ts'
import { is, readSentences } from './lexicon/read-words.ts'
import { nothing, type Sentences, type Word } from './lexicon/reader.ts'
import { hasBadge, hasMark, hasPicture, withoutOrnaments } from './pictures.ts'
import { claimOfSite, saysWorth } from './site-claims.ts'

/** What a text would make believe: that we looked, or a badge as ours have. */
export type Claim = 'us' | 'badge'

/** Words of having looked, and of being found good. */
const found = is.verified | is.looked
const good = is.approved | is.praised

/** So many words apart two things still belong together. */
const near = { thing: 6, person: 2, us: 6, body: 8, team: 3 }

/** In sentences of their own: whether one of them reads as if we had checked or recommended whoever wrote it. */
export const claimInWords = (text: string): Claim | undefined =>
  inSentences(readSentences(text)) ?? claimOfSite(text)

/** On a line or in a field beside what we say ourselves: no word of having looked, and nobody of us. */
export const claimInLine = (text: string): Claim | undefined =>
  inPictures(text) ?? onLine(readSentences(withoutOrnaments(text))) ?? claimOfSite(text)

/** In a field of a licence: besides, nobody who runs a site, and nothing that was seen. */
export function claimInLabel(text: string): Claim | undefined {
  if (hasPicture(text)) return 'badge'
  const sentences = readSentences(text)
  return firstClaim(sentences, labelClaimAt) ?? onLine(sentences) ?? claimOfSite(text)
}

/** A star or a list of marks adorns what says nothing of anybody's worth. */
const inPictures = (text: string): Claim | undefined =>
  hasBadge(text) || (hasMark(text) && saysWorth(text)) ? 'badge' : undefined

type ClaimAt = (words: readonly Word[], at: number) => Claim | undefined

const onLine = (sentences: Sentences) =>
  firstClaim(sentences, lineClaimAt) ?? inSentences(sentences)

function inSentences(sentences: Sentences): Claim | undefined {
  if (sentences.some((words) => count(words, is.star) >= 3)) return 'badge'
  return firstClaim(sentences, claimAt)
}

function firstClaim(sentences: Sentences, claimOf: ClaimAt): Claim | undefined {
  for (const words of sentences)
    for (let at = 0; at < words.length; at++) {
      const claim = words[at]?.kinds ? claimOf(words, at) : undefined
      if (claim) return claim
    }
  return undefined
}

function lineClaimAt(words: readonly Word[], at: number): Claim | undefined {
  const { kinds } = words[at] ?? nothing
  if (kinds & (is.mark | is.star)) return 'badge'
  if (kinds & is.brand && !isVerb(words, at)) return 'us'
  if (kinds & is.verified && !isByNamedBody(words, at)) return 'us'
  return kinds & is.looked && isShort(words) && !isOfBody(words, at) ? 'us' : undefined
}

function labelClaimAt(words: readonly Word[], at: number): Claim | undefined {
  const { kinds, shape } = words[at] ?? nothing
  if (kinds & (is.brand | is.verified)) return 'us'
  if (kinds & is.looked && !isOfBody(words, at)) return 'us'
  if (!(kinds & (is.us | is.place | is.team)) || fieldWords.has(shape)) return undefined
  return around(words, at, near.us, good | found | is.checking) ? 'us' : undefined
}

/** Little words that are others elsewhere. */
const fieldWords = new Set(['us', 'sl', 'qul', 'lcl'])

function claimAt(words: readonly Word[], at: number): Claim | undefined {
  const { kinds } = words[at] ?? nothing
  if (kinds & is.mark) return markAt(words, at)
  if (kinds & is.brand && !isVerb(words, at) && hasRole(words, at)) return 'us'
  if (kinds & found && looksFound(words, at)) return 'us'
  if (kinds & (found | good) && isByUs(words, at)) return 'us'
  if (
    kinds & is.checking &&
    !before(words, at, 1, is.self) &&
    before(words, at, 3, is.us | is.team)
  )
    if (around(words, at, near.us, is.thing | is.person)) return 'us'
  const isBest = kinds & is.best && after(words, at, 2, is.person)
  return isBest && isOurs(words, at, near.us) ? 'us' : undefined
}

/** A check mark beside what only we mark. */
const markAt = (words: readonly Word[], at: number): Claim | undefined =>
  around(words, at, 2, is.thing | found | is.us | is.brand) ? 'badge' : undefined

/** "Attune staff", "Attune's own therapist". */
function hasRole(words: readonly Word[], at: number): boolean {
  if (words[at + 1]?.shape !== 's') return after(words, at, 1, is.roleAtUs)
  return after(words, at + 1, 1, is.roleAtUs) || after(words, at + 1, 3, is.person)
}

/** "My licence was checked": said of what an operator looks at, or of nothing at all. */
function looksFound(words: readonly Word[], at: number): boolean {
  const { kinds } = words[at] ?? nothing
  if (isOwnDoing(words, at)) return false
  const ofThing = thingNear(words, at)
  const ofPerson = around(words, at, kinds & is.verified ? 3 : near.person, is.person)
  const ofMe = kinds & is.verified && isOfMe(words, at)
  const alone =
    kinds & is.verified || around(words, at, 2, is.approved) ? isShort(words) : words.length <= 2
  if (!(ofThing || ofPerson || ofMe || alone)) return false
  return !isOfBody(words, at) || around(words, at, near.us, is.brand | is.us)
}

/** "I was vetted", "soy verificada". */
const isOfMe = (words: readonly Word[], at: number) =>
  before(words, at, 2, is.iAm) || (before(words, at, 2, is.been) && before(words, at, 4, is.self))

/** Not "your identity": that is the reader's. */
function thingNear(words: readonly Word[], at: number): boolean {
  for (let place = at - near.thing; place <= at + near.thing; place++)
    if (
      place !== at &&
      (words[place]?.kinds ?? 0) & is.thing &&
      !((words[place - 1]?.kinds ?? 0) & is.yours)
    )
      return true
  return false
}

/** By our name, by those who run a site, on a site that is not called their own, by a team. */
function isByUs(words: readonly Word[], at: number): boolean {
  if (isOwnDoing(words, at)) return false
  const { kinds } = words[at] ?? nothing
  const reach = kinds & is.approved && !(kinds & (found | is.praised)) ? 3 : near.us
  if (isOurs(words, at, reach)) return true
  for (let place = at - near.team; place <= at + near.team; place++)
    if ((words[place]?.kinds ?? 0) & is.team && place !== at && isTeam(words, place))
      if (before(words, place, 2, is.by)) return true
  return false
}

function isOurs(words: readonly Word[], at: number, reach: number): boolean {
  for (let place = at - reach; place <= at + reach; place++) {
    const { kinds } = words[place] ?? nothing
    if (place === at || !(kinds & (is.brand | is.us | is.place))) continue
    if (kinds & is.brand) {
      if (!isVerb(words, place)) return true
    } else if (isOurPlace(words, place)) return true
  }
  return false
}

/** Not "my website", nor "the site of the chamber", nor "people who were here before". */
const isOurPlace = (words: readonly Word[], place: number) =>
  !((words[place]?.kinds ?? 0) & is.here && wasHere(words, place)) &&
  !before(words, place, 2, is.notOurs | is.yours) &&
  !around(words, place, 4, is.body)

const wasHere = (words: readonly Word[], place: number) =>
  [words[place - 1], words[place + 1]].some((word) => formerly.has(word?.shape ?? '')) ||
  isBeforePlace(words, place)
const formerly = shapesOf(
  'were was been came before earlier once waren war vorher früher zuvor estuvieron estado antes ' +
    'étaient avant passés eran erano stati prima estiveram были был раньше були раніше byli byly wcześniej dřív geweest eerder var varit tidigare önce',
)

/** "US" is a country, unless all is written in capitals. */
function isTeam(words: readonly Word[], place: number): boolean {
  const { written } = words[place] ?? nothing
  return written !== 'US' || /^\p{Lu}+$/u.test(words[place - 1]?.written ?? '')
}

/** "I checked", "you can verify", "will be checked with you". */
const isOwnDoing = (words: readonly Word[], at: number) =>
  before(words, at, 1, is.self) || before(words, at, 4, is.mayBe)

const isOfBody = (words: readonly Word[], at: number) =>
  around(words, at, near.body, is.body) || isByInitials(words, at)

/** "Verified by the Texas Board", where nobody of us stands beside. */
const isByNamedBody = (words: readonly Word[], at: number) =>
  !around(words, at, words.length, is.brand | is.us | is.place | is.team) &&
  (isByInitials(words, at) || (after(words, at, 2, is.by) && after(words, at, 6, is.body)))

/** "ATN": our name without some letters. */
const isOfBrand = (initials: string) =>
  new RegExp([...initials].join('.*'), 'u').test(brand.toUpperCase())

/** "By the BHEC": a body that is called by its first letters, in a line that is not all capitals. */
function isByInitials(words: readonly Word[], at: number): boolean {
  for (let place = at + 2; place <= at + 6; place++) {
    const { kinds, written } = words[place] ?? nothing
    if (kinds || !/^\p{Lu}{3,6}$/u.test(written)) continue
    if (isOfBrand(written) || !before(words, place, 4, is.by)) continue
    if (!/^\p{Lu}{2,}$/u.test(words[at]?.written ?? '')) return true
  }
  return false
}

/** Where hardly more stands than the word itself; letters that a word was torn into do not count. */
function isShort(words: readonly Word[]): boolean {
  if (words.length > mostTorn) return false
  return words.filter(({ kinds, shape }) => kinds || shape.length > 2).length <= 4
}
/** So many parts a short line has at most, if all of its words are torn apart. */
const mostTorn = 60
