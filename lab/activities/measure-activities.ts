import type { Activity, Requirement } from '@attune/content/activities/activity.ts'
import { type Minutes, minutesToChoose, moods } from '@attune/contract/recommendations.ts'
import { concernSignals } from '@attune/engine/questionnaires/concern-signals.ts'
import { type Intake, readIntake } from '@attune/engine/questionnaires/read-intake.ts'
import { type MoodAsk, moodActivity } from '@attune/engine/recommendations/mood-activity.ts'
import { requirementsMet } from '@attune/engine/recommendations/requirements.ts'
import { everything } from '@attune/engine/testing/now.ts'
import type { MadeUp } from '../people/people.ts'

export type Measured = {
  picks: number
  different: number
  outOfHour: string[]
  missing: string[]
  tooLong: string[]
  avoided: string[]
  empty: string[]
}

/** What the one who chooses is given; to leave some out shows that the checks can fail. */
export type Blindness = (ask: MoodAsk) => MoodAsk
export const seesAll: Blindness = (ask) => ask

const allMinutes: readonly (Minutes | null)[] = [...minutesToChoose, null]

/** Every hour of a week in every mood for each person; how long they have goes round. */
export function measureActivities(
  people: readonly MadeUp[],
  blind: Blindness = seesAll,
  hours: readonly number[] = Array.from({ length: 24 }, (_, hour) => hour),
): Measured {
  const found: Measured = {
    picks: 0,
    different: 0,
    outOfHour: [],
    missing: [],
    tooLong: [],
    avoided: [],
    empty: [],
  }
  const ids = new Set<string>()
  for (const person of people) {
    const known = knownOf(person)
    for (let weekday = 0; weekday < 7; weekday++)
      for (const hour of hours)
        for (const mood of moods) {
          const minutes = allMinutes[found.picks++ % allMinutes.length] ?? null
          const seed = `${person.id}:${weekday}:${hour}`
          const ask = { ...known.ask, mood, minutes, moment: { hour, weekday }, seed }
          const picked = pick(blind(ask))
          if (picked) ids.add(picked.id)
          judge(picked, ask, known, found)
        }
  }
  return { ...found, different: ids.size }
}

type Known = { intake: Intake; person: MadeUp; ask: Omit<MoodAsk, 'mood' | 'moment' | 'seed'> }

function knownOf(person: MadeUp): Known {
  const intake = readIntake(person.answers)
  const helped = new Map(person.helped.length > 0 ? [['fear-ladder', true]] : [])
  const isInContact = person.care[0] !== 'none'
  const { circumstances, writing } = person
  const met = requirementsMet({ intake, circumstances, isInContact, helped })
  const concerns = concernSignals(intake)
  return {
    intake,
    person,
    ask: { concerns, writing, shown: [], helped, not: [], minutes: null, met },
  }
}

function pick(ask: MoodAsk): Activity | null {
  try {
    return moodActivity(ask).activity
  } catch {
    return null
  }
}

function judge(picked: Activity | null, ask: MoodAsk, known: Known, found: Measured) {
  const { moment, minutes, mood } = ask
  const at = `${known.person.id} ${mood} ${moment?.weekday} ${moment?.hour} h ${minutes} min`
  if (!picked) {
    found.empty.push(at)
    return
  }
  const said = [...ask.concerns, ...ask.writing.concerns].map(({ concern }) => concern)
  const one = `${at}: ${picked.id}`
  if (!isItsTime(picked, moment?.hour ?? 0, moment?.weekday ?? 0)) found.outOfHour.push(one)
  if (picked.requires.some((need) => !meets(need, known, ask))) found.missing.push(one)
  if (minutes !== null && picked.minutes > minutes) found.tooLong.push(one)
  if (picked.avoid.some((concern) => said.includes(concern))) found.avoided.push(one)
}

/** Hour by hour around the clock, and not as the product counts. */
function isItsTime(
  { hours: [from, to], days, activity, steps }: Activity,
  hour: number,
  day: number,
) {
  const open = new Set<number>()
  const length = to > from ? to - from : to + 24 - from
  for (let i = 0; i < length; i++) open.add((from + i) % 24)
  const text = [activity, ...steps.map(([line]) => line)].join(' ')
  const isWrong =
    (/before bed|this evening/i.test(text) && hour >= 5 && hour < 17) ||
    (/soon after getting up|sunglasses/i.test(text) && hour >= 12) ||
    (/\bSend it(?: now| without)|loud song/.test(text) && hour < 6)
  return open.has(hour) && (days ?? [day]).includes(day) && !isWrong
}

/** From what the person said, and not from what the product made of it. */
function meets(need: Requirement, { intake, person }: Known, { moment }: MoodAsk): boolean {
  const { circumstances, care, helped } = person
  const tells: Readonly<Record<Requirement, boolean>> = {
    partner: circumstances.includes('partner') || intake.clients.includes('couples'),
    children:
      circumstances.includes('children') ||
      intake.life.includes('parent') ||
      intake.clients.includes('children'),
    animal: circumstances.includes('animal'),
    garden: circumstances.includes('garden'),
    'fear-ladder': circumstances.includes('fear-ladder') || helped.length > 0,
    therapist: care[0] !== 'none' || intake.earlier.includes('now'),
    work: intake.life.includes('work') || intake.daily.includes('work'),
    daylight: moment !== null && moment.hour >= 8 && moment.hour < 16,
    'going-out': !circumstances.includes('stays-in') && !intake.daily.includes('leaving'),
    movement: !circumstances.includes('no-sport'),
  }
  return tells[need]
}

/** Choosers that do not know something: the checks have to notice. */
export const blindnesses: Readonly<Record<string, Blindness>> = {
  'does not know the hour': (ask) => ({ ...ask, moment: { hour: 15, weekday: 5 } }),
  'takes everything to be there': (ask) => ({
    ...ask,
    met: new Set(everything),
  }),
  'does not know how long one has': (ask) => ({ ...ask, minutes: null }),
}
