import { makePeople } from '../people/people.ts'
import {
  blindnesses,
  contradictions,
  type Measured,
  measureAdvice,
  mostWords,
} from './measure-advice.ts'

const people = makePeople(200, 20_261)
const whole = measureAdvice(people)
const figures = (measured: Measured) =>
  `${measured.repeated.length} repeated paragraphs, ${contradictions(measured)} contradictions, before the fold ${measured.median} words in the median and ${measured.longest} at most`

console.log(`${people.length} people × 3 days, two a day: ${whole.runs} advices`)
console.log(figures(whole))
for (const { says, applied, times, example } of whole.broken) {
  console.log(`${times} of ${applied}: ${says}`)
  if (times > 0) console.log(`  ${example.slice(0, 600)}`)
}
console.log('\nThe same with a writer who …')
for (const [name, blind] of Object.entries(blindnesses))
  console.log(`${name}: ${figures(measureAdvice(people, blind))}`)

const isFine =
  whole.repeated.length === 0 && contradictions(whole) === 0 && whole.longest <= mostWords
if (!isFine) {
  console.log(whole.repeated.slice(0, 5))
  process.exitCode = 1
}
