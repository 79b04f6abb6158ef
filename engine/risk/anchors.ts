/** Of each of these sets a text that an alternative matches holds a word; the rarest set first. */
export type Anchors = readonly ReadonlySet<string>[]

/**
 * By alternative, words that any text it matches must hold; null where there is no telling.
 * Shape: the part of regular expressions that rules use (groups, `|`, `?`, `{m,n}`, classes,
 * lookarounds). A pattern is tried only on sentences with its anchors, which is why most sentences
 * cost next to nothing, and most patterns are never even compiled.
 */
export function anchorsOf(source: string): Anchors[] | null {
  const alternatives = cut(source, '|').map(anchorsOfOne)
  return alternatives.some((sets) => sets.length === 0) ? null : alternatives
}

function anchorsOfOne(source: string): Anchors {
  const sets: ReadonlySet<string>[] = []
  for (const piece of cut(source, ' ').toSorted((one, other) => one.length - other.length)) {
    if (piece.length > longestPiece && sets.some((set) => costOf(set) < goodEnough)) break
    const anchors = anchorsOfPiece(piece)
    if (anchors) sets.push(anchors)
  }
  return sets.toSorted((one, other) => costOf(one) - costOf(other)).slice(0, mostSets)
}

/** Stands for a letter or word that can be anything. */
const any = '#'
const mostVariants = 3_000
/** Once there is a set this rare, longer pieces of a pattern are not read: that takes most of the time. */
const goodEnough = 40
const longestPiece = 160
const mostSets = 3

const commonWords = new Set(
  (
    'a an the and or but if so not no to of in on at for from with by up out off over into my me myself i am is are was were be been being ' +
    'have has had do does did will would could can should might may it this that these those you your he she they him her them his their ' +
    'we us our who what how when where why all any some one two just really very too more most only even ever never again now then than ' +
    'here there about like want going get got go make made take took think feel know said say says told life time day days people someone ' +
    'everyone nobody anyone myself anymore'
  ).split(' '),
)

/** A common word makes a pattern run on most texts. */
const costOf = (anchors: ReadonlySet<string>) =>
  [...anchors].reduce((sum, word) => sum + (commonWords.has(word) ? 400 : 1), 0)

function anchorsOfPiece(piece: string): ReadonlySet<string> | null {
  const seen = known.get(piece)
  if (seen !== undefined) return seen
  const anchors = anchorsOfVariants(expand(piece))
  known.set(piece, anchors)
  return anchors
}

/** Rules share most of their pieces. */
const known = new Map<string, ReadonlySet<string> | null>()

function anchorsOfVariants(variants: readonly string[] | null): ReadonlySet<string> | null {
  if (!variants) return null
  const anchors = new Set<string>()
  for (const variant of variants) {
    let rarest = ''
    for (const word of variant.match(/[a-z0-9#]+/g) ?? [])
      if (!word.includes(any) && rarity(word) > rarity(rarest)) rarest = word
    if (!rarest) return null
    anchors.add(rarest)
  }
  return anchors
}

const rarity = (word: string) => (word && !commonWords.has(word) ? 100 : 0) + word.length

/** Cut at a sign outside groups; a space that may be missing does not cut. */
function cut(source: string, at: ' ' | '|'): string[] {
  const pieces = ['']
  let depth = 0
  for (const [i, sign] of [...source].entries()) {
    if (sign === '(' || sign === '[') depth++
    if (sign === ')' || sign === ']') depth--
    if (sign === at && depth === 0 && source[i + 1] !== '?') pieces.push('')
    else pieces[pieces.length - 1] += sign
  }
  return pieces
}

/** Every text a finite pattern stands for; null if there are too many. */
function expand(source: string): string[] | null {
  const [alternatives, end] = readAlternatives(source, 0)
  return alternatives && end === source.length ? alternatives : null
}

type Read = [variants: string[] | null, end: number]

function readAlternatives(source: string, from: number): Read {
  let all: string[] | null = []
  let at = from
  for (;;) {
    const [variants, end] = readSequence(source, at)
    all =
      all && variants && all.length + variants.length <= mostVariants ? [...all, ...variants] : null
    if (source[end] !== '|') return [all, end]
    at = end + 1
  }
}

function readSequence(source: string, from: number): Read {
  let sofar: string[] | null = ['']
  let at = from
  while (at < source.length && source[at] !== '|' && source[at] !== ')') {
    const [atom, end] = readAtom(source, at)
    const [least, next] = readCount(source, end)
    at = next
    sofar = times(sofar, least === 0 ? orNothing(atom) : atom)
  }
  return [sofar, at]
}

/** Whole words that may be missing say nothing; letters that may be missing make another word. */
function orNothing(atom: string[] | null): string[] | null {
  if (atom?.every((text) => text.trim() && text !== text.trim())) return ['']
  return atom && ['', ...atom]
}

function times(left: string[] | null, right: string[] | null): string[] | null {
  if (!left || !right || left.length * right.length > mostVariants) return null
  return left.flatMap((start) => right.map((end) => start + end))
}

function readAtom(source: string, at: number): Read {
  const sign = source[at]!
  if (sign === '[') return [[any], source.indexOf(']', at) + 1]
  if (sign === '\\') return [source[at + 1] === 'b' ? [''] : [any], at + 2]
  if (sign === '.') return [[any], at + 1]
  if (sign === '^' || sign === '$') return [[''], at + 1]
  if (sign !== '(') return [[sign], at + 1]
  const opening = /^\((?:\?(?::|<?[=!]))?/.exec(source.slice(at))![0]
  const [inside, end] = readAlternatives(source, at + opening.length)
  return [opening === '(?:' || opening === '(' ? inside : [''], end + 1]
}

/** How often at least, and where what follows begins. */
function readCount(source: string, at: number): [least: number, end: number] {
  const [count, least] = /^(?:[?*]|\+|\{(\d+)(?:,\d*)?\})/.exec(source.slice(at)) ?? ['', '1']
  if (!count) return [1, at]
  return [count === '?' || count === '*' ? 0 : Number(least ?? 1), at + count.length]
}
