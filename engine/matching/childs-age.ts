import type { FoldedWord } from '../language/folded-words.ts'

const inWords =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen'
const written = new Map(inWords.split(' ').map((word, at) => [word, at + 1]))
const grownUp = 18

/** Where a text names the age of someone under 18 who is to be seen: "14 year old", "9yo", "aged 12", "15-jährig". */
export function childsAges(words: readonly FoldedWord[]): { from: number; to: number }[] {
  return words.flatMap((_, at) => {
    const place = ageAt(words, at)
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

function ageAt(words: readonly FoldedWord[], at: number): { from: number; to: number } | null {
  const said = (ahead: number) => words[at + ahead]?.word ?? ''
  const glued = /^(\d{1,2})(yo|yos|yrs?old|jahrig\w*)$/.exec(said(0))
  if (glued) return isChild(glued[1]!) ? { from: at, to: at } : null
  if (!isChild(said(0))) return null
  if (/^(years?|yrs?|y)$/.test(said(1)) && /^(olds?|o)$/.test(said(2)))
    return { from: at, to: at + 2 }
  if (/^(yo|yos|jahrig\w*|yasind\w*)$/.test(said(1))) return { from: at, to: at + 1 }
  if (said(1) === 'jahre' && said(2) === 'alt') return { from: at, to: at + 2 }
  if (/^(age|aged|ages)$/.test(said(-1))) return { from: at - 1, to: at }
  if (unit.test(said(1))) return null
  if (told.test(said(-1))) return { from: at - 1, to: at }
  const isTold = said(-1) === 'is' ? told.test(said(-2)) : said(-1) === 'am' && said(-2) === 'i'
  return isTold ? { from: at - 2, to: at } : null
}

function isChild(word: string) {
  const age = written.get(word) ?? (/^\d{1,2}$/.test(word) ? Number(word) : 0)
  return age > 0 && age < grownUp
}
