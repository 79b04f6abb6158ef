import { makePeople } from '../people/people.ts'
import { blindnesses, type Measured, measureActivities } from './measure-activities.ts'

const people = makePeople(200, 20_262)
const figures = ({ picks, different, outOfHour, missing, tooLong, avoided, empty }: Measured) =>
  `${picks} picks of ${different} activities: ${outOfHour.length} out of hour, ${missing.length} without what they need, ${tooLong.length} too long, ${avoided.length} to be avoided, ${empty.length} empty`

const whole = measureActivities(people)
console.log(`${people.length} people × 7 days × 24 hours × 4 moods`)
console.log(figures(whole))
console.log('\nThe same, 20 people, with a chooser who …')
for (const [name, blind] of Object.entries(blindnesses))
  console.log(`${name}: ${figures(measureActivities(people.slice(0, 20), blind))}`)

const { outOfHour, missing, tooLong, avoided, empty } = whole
const wrong = [...outOfHour, ...missing, ...tooLong, ...avoided, ...empty]
if (wrong.length > 0) {
  console.log(wrong.slice(0, 10))
  process.exitCode = 1
}
