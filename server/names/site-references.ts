import { shapesOf } from './lexicon/look-alikes.ts'
import { after, around, before, isBeforePlace, isVerb } from './lexicon/look-around.ts'
import { says } from './lexicon/read-of-site.ts'
import { nothing, type Word } from './lexicon/reader.ts'

/** What speaks of the site or of those who run it, and how much is enough beside it. */
export type Reference = { at: number; isPeople: boolean; enough: number }

/** Whatever in a sentence speaks of the site. */
export function referencesIn(words: readonly Word[]): Reference[] {
  const sites = words.map((_, at) => isSite(words, at))
  return words.flatMap((_, at) => referenceAt(words, at, sites) ?? [])
}

function referenceAt(words: readonly Word[], at: number, sites: readonly boolean[]) {
  const { kinds } = words[at] ?? nothing
  const isNear = (far: number) => sites.slice(Math.max(0, at - far), at + far + 1).includes(true)
  if (kinds & says.runner && (isNear(3) || isRunner(words, at))) {
    const isOurs = isNear(12) || around(words, at, 12, says.here)
    return {
      at,
      isPeople: true,
      enough: (isOurs || before(words, at, 4, says.we) ? 1 : 2) + isDenied(words, at),
    }
  }
  if (sites[at]) {
    const isPeople = isOfPeople(words, at)
    if (isPeople) return { at, isPeople, enough: 1 + isDenied(words, at) }
    const isAgent =
      agents.test(words[at - 1]?.written ?? '') || agents.test(words[at - 2]?.written ?? '')
    return isAgent && !words.some(({ kinds }) => kinds & says.message)
      ? { at, isPeople: true, enough: 1 }
      : { at, isPeople, enough: 2 }
  }
  if (kinds & says.folk && after(words, at, 3, says.running) && isNear(12))
    return isElsewhere(words, at, 6) ? undefined : { at, isPeople: true, enough: 1 }
  const isHere = kinds & says.here && !isBeforePlace(words, at)
  if (isHere && before(words, at, 3, says.running) && before(words, at, 6, says.folk))
    return { at, isPeople: true, enough: 2 }
  if (isHere && before(words, at, 1, says.team) && !before(words, at, 3, says.our | says.notOurs))
    return { at, isPeople: true, enough: 2 }
  const isListed = isHere && around(words, at, 3, says.listed)
  return isListed && !isElsewhere(words, at, 16) ? { at, isPeople: false, enough: 2 } : undefined
}

/** "Nobody who runs this site" takes more. */
const isDenied = (words: readonly Word[], at: number) =>
  isNegatedIn(words, at - 5, at) && words.length > 6 ? 1 : 0

export const isNegatedAt = (words: readonly Word[], at: number) =>
  isNegatedIn(words, at - 3, at + 3)

function isNegatedIn(words: readonly Word[], from: number, to: number): boolean {
  for (let place = from; place <= to; place++) {
    const { kinds, written } = words[place] ?? nothing
    if (kinds & says.negated && !/^(?:el|по)$/iu.test(written)) return true
  }
  return false
}

/** "By the platform": in languages where that is not "through" it. */
const agents = /^(?:by|von|vom|door|tarafından)$/iu

/** Our name, "this page", "the platform": not "my website", nor the one of a clinic. */
export function isSite(words: readonly Word[], at: number): boolean {
  const { kinds, shape } = words[at] ?? nothing
  if (kinds & says.brand) return !isVerb(words, at)
  if (!(kinds & (says.site | says.page))) return false
  if (places.has(shape)) return isPointedAt(words, at) && isRun(words, at)
  if (isPointedAt(words, at)) return true
  if (!(kinds & says.site) || several.test(words[at]?.written ?? '')) return false
  if (isOfOther(words, at)) return false
  if (before(words, at, 2, says.notOurs | says.reader)) return false
  if (before(words, at, 2, says.our) && !onlyOurs.test(shape)) return false
  return !indefinite.has(words[at - 1]?.shape ?? '') && !isNamed(words, at)
}

const isPointedAt = (words: readonly Word[], at: number) =>
  before(words, at, 2, says.thisOne) || after(words, at, 1, says.thisOne)

const isElsewhere = (words: readonly Word[], at: number, far: number) =>
  around(words, at, far, says.elsewhere | says.body)

/** "Platforms" are no one. */
const several =
  /^(?:platforms|sites|websites|portals|directories|webseiten|plateformes|plataformas|piattaforme|платформы|платформи|platformlar)$/iu

/** "The site of the chamber"; not "the owners of the site rang my chamber". */
function isOfOther(words: readonly Word[], at: number): boolean {
  const kind = isOfPeople(words, at) ? says.elsewhere : says.elsewhere | says.body
  return (
    around(words, at, 2, kind) || (of.has(words[at + 1]?.shape ?? '') && after(words, at, 5, kind))
  )
}

/** Practices have a website too, no directory. */
const onlyOurs =
  /^(?:plat|plad|plal|portal|dlrect|dlret|verzelch|annualre|katal|catal|портал|платф)/u
const indefinite = new Set(
  'a an any each every ein eine einer einem einen un una uno une um uma en ett een own eigene eigenen eigener propre propia propio proprio própria własnej własną vlastním egen egna'.split(
    ' ',
  ),
)

/** "On the Zoom platform". */
function isNamed(words: readonly Word[], at: number): boolean {
  const { kinds, written } = words[at - 1] ?? nothing
  return at > 1 && !kinds && /^\p{Lu}\p{Ll}/u.test(written)
}

/** "The editors": neither mine, nor an editor, nor those of a journal. */
function isRunner(words: readonly Word[], at: number): boolean {
  if (around(words, at, 5, says.elsewhere) || before(words, at, 2, says.body)) return false
  if (of.has(words[at + 1]?.shape ?? '')) return false
  if (at > 0 && plural.test(words[at]?.written ?? '') && !the.has(words[at - 1]?.shape ?? ''))
    return false
  return !(
    before(words, at, 2, says.notOurs) ||
    isSelf(words[at - 2]) ||
    indefinite.has(words[at - 1]?.shape ?? '')
  )
}

/** What anybody may call this, so that it counts where somebody runs it. */
const places = shapesOf(
  'place service house ort dienst lugar espacio servicio lieu espace service luogo spazio servizio espaço serviço',
)

const isRun = (words: readonly Word[], at: number) =>
  before(words, at, 4, says.runner | says.running) ||
  after(words, at, 2, says.runner | says.running)

/** They are anybody's without an article, where a language has one. */
const plural = /^(?:[a-z]+(?:ers|ors)|admins|mods|hosts|redakt[a-z]+|moderator(?:en|innen))$/iu
const the = shapesOf('the its all both by los les die der den diese dieser de a')

/** "The team of this site", "those behind it". */
function isOfPeople(words: readonly Word[], at: number): boolean {
  if ((words[at]?.kinds ?? 0) & says.brand && after(words, at, 3, says.folk)) return true
  if (isRun(words, at) || before(words, at, 4, says.team) || after(words, at, 2, says.team))
    return true
  for (let place = Math.max(0, at - 4); place < at; place++)
    if ((words[place]?.kinds ?? 0) & says.folk && of.has(words[place + 1]?.shape ?? '')) return true
  return false
}
const of = shapesOf('of at from von bel der de del di du da do dieser van af av z ze od')

/** As they are written: "i" and "je" are other words elsewhere, and "la" looks like "ja". */
export const isSelf = ({ kinds, written } = nothing) =>
  (kinds & says.self) !== 0 && selves.test(written)
const selves = /^(?:I|[Ii]ch|[Yy]o|[Ii]o|[Ee]u|[Яя]|[Jj]ag|[Jj]eg|[Ii]k|[Jj]a|[Éé]n)$/u
export const isReader = ({ kinds, written } = nothing) =>
  (kinds & says.reader) !== 0 && !/^(?:sie|ihren?|su)$/u.test(written)
