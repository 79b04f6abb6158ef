import type { FoldedWord } from '../language/folded-words.ts'

const inWords =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen'
const written = new Map(inWords.split(' ').map((word, at) => [word, at + 1]))
const grownUp = 18
/** From then on people say how old they are since it matters. */
const older = 60

/** Where somebody says of themselves, or of whom it is for, that they are sixty or more: "I am 74", "80 year old", "j’ai 70 ans". */
export function agesOfOlder(words: readonly FoldedWord[]): { from: number; to: number }[] {
  return words.flatMap((_, at) => {
    const place = ageAt(words, at, isOlder)
    const isTheirs = !/^(he|she|hes|shes|son|daughter|boy|girl)$/.test(
      words[place?.from ?? at]!.word,
    )
    const isBound = /^(over|under|above|below|than|least)$/.test(
      words[(place?.from ?? at) - 1]?.word ?? '',
    )
    return place && isTheirs && !isBound && !isOfThen(words, place.from) ? [place] : []
  })
}

const isOlder = (word: string) => /^\d\d$/.test(word) && Number(word) >= older

/** Where a text names the age of someone under 18 who is to be seen: "14 year old", "9yo", "aged 12", "15-jährig". */
export function childsAges(words: readonly FoldedWord[]): { from: number; to: number }[] {
  return words.flatMap((_, at) => {
    const place = ageAt(words, at, isChild)
    return place && !isOfThen(words, place.from) ? [withWho(words, place)] : []
  })
}

/** "8 year old son": who is so old is named along with it. */
const withWho = (words: readonly FoldedWord[], { from, to }: { from: number; to: number }) => ({
  from,
  to: offspring.test(words[to + 1]?.word ?? '') ? to + 1 : to,
})

const offspring =
  /^(son|daughter|child|kid|boy|girl|lad|lass|teen|teenager|stepson|stepdaughter|grandson|granddaughter|nephew|niece|sohn|tochter|junge|madchen)$/

/** "Since I was 12", "at age 9": the age is the writer's own of then. */
const isOfThen = (words: readonly FoldedWord[], from: number) =>
  /^(was|were|turned|being|at|from|since|until|till|by|before|after)$/.test(
    words[from - 1]?.word ?? '',
  ) || /^(was|were|turned)$/.test(words[from - 2]?.word ?? '')

/** Whoever is told to be so old, and what would make it another number. */
const told =
  /^(son|daughter|child|kid|boy|girl|lad|lass|teen|teenager|stepson|stepdaughter|grandson|granddaughter|nephew|niece|student|pupil|he|she|hes|shes|im)$/
const unit =
  /^(years?|yrs?|weeks?|months?|days?|hours?|minutes?|times|percent|kilos?|kg|stone|pounds?|euros?|dollars?|people|of|more)$/

function ageAt(
  words: readonly FoldedWord[],
  at: number,
  isAge: (word: string) => boolean,
): { from: number; to: number } | null {
  const said = (ahead: number) => words[at + ahead]?.word ?? ''
  const glued = /^(\d{1,2})(yo|yos|yrs?old|jahrig\w*)$/.exec(said(0))
  if (glued) return isAge(glued[1]!) ? { from: at, to: at } : null
  if (!isAge(said(0))) return null
  if (/^(years?|yrs?|y)$/.test(said(1)) && /^(olds?|o)$/.test(said(2)))
    return { from: at, to: at + 2 }
  if (/^(yo|yos|jahrig\w*|yasind\w*)$/.test(said(1))) return { from: at, to: at + 1 }
  if (said(1) === 'jahre' && said(2) === 'alt') return { from: at, to: at + 2 }
  if (isToldElsewhere(words, at)) return { from: at, to: at + 1 }
  if (/^(age|aged|ages)$/.test(said(-1))) return { from: at - 1, to: at }
  if (unit.test(said(1))) return null
  if (told.test(said(-1))) return { from: at - 1, to: at }
  const isTold = said(-1) === 'is' ? told.test(said(-2)) : said(-1) === 'am' && said(-2) === 'i'
  return isTold ? { from: at - 2, to: at } : null
}

/** “J’ai 74 ans”, “mon fils de 14 ans”, “mi hija tiene 8 años”, and not “il y a 10 ans”, “10 ans d’expérience”. */
function isToldElsewhere(words: readonly FoldedWord[], at: number): boolean {
  const said = (ahead: number) => words[at + ahead]?.word ?? ''
  if (!/^(ans|anos|anni|lat|jaar)$/.test(said(1)) || said(-2) === 'y' || said(2) === 'fa')
    return false
  if (/^(d|de|di|of)$/.test(said(2)) && /^(exp|esp|prat)/.test(said(3))) return false
  if (/^(ai|tengo|ho|mam|tenho)$/.test(said(-1))) return true
  const before = words.slice(Math.max(0, at - mostBefore), at)
  return before.some(({ word }) => offspringElsewhere.test(word))
}

const mostBefore = 3
const offspringElsewhere =
  /^(fils|fille|enfant|garcon|hijo|hija|nino|nina|figlio|figlia|bambino|bambina|filho|filha|syn|syna|corka|corki|dziecko|dziecka|zoon|dochter)$/

function isChild(word: string) {
  const age = written.get(word) ?? (/^\d{1,2}$/.test(word) ? Number(word) : 0)
  return age > 0 && age < grownUp
}
