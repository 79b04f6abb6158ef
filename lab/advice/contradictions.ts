import { modules } from '@attune/content/advice/modules.ts'
import { namedAnswers } from '@attune/content/advice/named.ts'
import { concerns } from '@attune/content/questionnaires/concerns.ts'
import type { AdviceFacts } from '@attune/engine/advice/advice-input.ts'
import { assertsDisorder } from '@attune/engine/diagnosis/asserts-disorder.ts'
import type { Run } from './days.ts'
import { firstPartOf, readable } from './text.ts'

/** One thing advice may not do, in words, and the runs to which it applies. */
export type Rule = {
  says: string
  applies: (facts: AdviceFacts) => boolean
  isBroken: (run: Run) => boolean
}

const seek =
  /(?:talk (?:it over )?(?:with|to) a therapist|find a therapist|write to a therapist(?! today)|page Therapists|first message|a therapist can help|in two weeks)/i
const bedTimes =
  /(?:sleep|get(?:ting)? up|\bbed)\b.*(?:same time|fixed)|(?:same time|fixed).*(?:get(?:ting)? up|\bbed\b)|alarm for tomorrow|choose a time to get up|get up at the same/i
const goingOut =
  /(?:go outside|walk to the next corner|put on your shoes|where people come and go)/i
const sport = /(?:\bsport|\bjog|\brun (?!away)|\bgym\b|work ?out|walk fast|walk for ten)/i
const pills =
  /(?:stop|start|change|reduce|skip|leave out) (?:your |the |taking )?(?:medicine|medication|pills)/i
const child = /\byour child\b|\bone child\b/i

const is =
  (...all: AdviceFacts['care'][]) =>
  ({ care }: AdviceFacts) =>
    all.includes(care)
const lives = (one: AdviceFacts['circumstances'][number]) => (facts: AdviceFacts) =>
  facts.circumstances.includes(one)
const always = () => true
const says = (pattern: RegExp) => (run: Run) => pattern.test(readable(run.text))
const stepSays = (pattern: RegExp) => (run: Run) => pattern.test(run.input.modules[0]?.today ?? '')
const steps = ({ input }: Run) =>
  input.modules.flatMap(({ today, title, steps: all }) => [title, today, ...all]).join('\n')
const asks = (pattern: RegExp) => (run: Run) => pattern.test(steps(run))

/** Of therapy and of what the person did. */
const careRules: readonly Rule[] = [
  {
    says: 'Someone in therapy is not sent to look for a therapist.',
    applies: is('in-therapy'),
    isBroken: says(seek),
  },
  {
    says: 'Someone who wrote to a therapist today is not told to write to one, or to wait two weeks.',
    applies: is('wrote-today'),
    isBroken: says(seek),
  },
  {
    says: 'Someone in contact with a therapist is not told to look for one.',
    applies: is('in-contact'),
    isBroken: says(seek),
  },
  {
    says: 'Someone without a therapist is not spoken to as if there were one.',
    applies: is('none'),
    isBroken: says(/your (?:next session|therapist\b)|therapist you (?:write with|are in touch)/i),
  },
  {
    says: 'An earlier therapy is said to have helped only by whom it helped.',
    applies: ({ intake }) => !intake.earlier.includes('helped'),
    isBroken: says(/therapy (?:has )?(?:helped|did you good)/i),
  },
  {
    says: 'Whoever carries this for longer is not told to wait two weeks.',
    applies: ({ intake }) => intake.since.length > 0 && !intake.since.includes('days'),
    isBroken: says(/two weeks,? (?:talk|a therapist)|(?:in|still weigh as much in) two weeks/i),
  },
  {
    says: 'Nobody is told to change a medicine.',
    applies: always,
    isBroken: says(pills),
  },
  {
    says: 'Who takes medicine is told that it stays with the doctor.',
    applies: lives('medicine'),
    isBroken: ({ text }) =>
      !/medicine (?:as your doctor|: that stays|go to your doctor)|your medicine/i.test(
        readable(text),
      ),
  },
]

/** Of their life. */
const lifeRules: readonly Rule[] = [
  {
    says: 'Who works shifts or is kept up at night gets no fixed time of sleep.',
    applies: (facts) => lives('shifts')(facts) || facts.intake.sleep.includes('kept-up'),
    isBroken: asks(bedTimes),
  },
  {
    says: 'Who can hardly leave the house is not sent out.',
    applies: (facts) => lives('stays-in')(facts) || facts.intake.daily.includes('leaving'),
    isBroken: asks(goingOut),
  },
  {
    says: 'Who does no sport is asked for none.',
    applies: lives('no-sport'),
    isBroken: asks(sport),
  },
  {
    says: 'Only parents are spoken to of their child.',
    applies: ({ intake }) => !intake.life.includes('parent'),
    isBroken: asks(child),
  },
  {
    says: 'Only who named work gets the end of the working day.',
    applies: ({ intake }) => !intake.life.includes('work'),
    isBroken: asks(/when work ends/i),
  },
  {
    says: 'Nothing is given that their answers or entries keep them away from.',
    applies: always,
    isBroken: ({ facts, input }) => {
      const said = [...facts.concerns, ...facts.writing.concerns].map(({ concern }) => concern)
      return input.modules.some(({ avoid }) => avoid.some((one) => said.includes(one)))
    },
  },
]

/** Of the hour and of earlier advice. */
const timeRules: readonly Rule[] = [
  {
    says: 'By day, the step is not for bedtime or the evening.',
    applies: ({ moment }) => moment !== null && moment.hour >= 5 && moment.hour < 17,
    isBroken: stepSays(/before you sleep|before bed|beside your bed|this evening|tonight/i),
  },
  {
    says: 'At night, the step is not for the morning or the working day.',
    applies: ({ moment }) => moment !== null && (moment.hour >= 22 || moment.hour < 5),
    isBroken: stepSays(
      /go outside|first drink|this morning|when work ends|put on your shoes|\b[Ss]end\b/i,
    ),
  },
  {
    says: 'What did not help is not given again.',
    applies: ({ tried }) => tried.some(({ helped }) => helped === false),
    isBroken: ({ facts, input }) =>
      facts.tried.some(
        ({ id, helped }) => helped === false && input.modules.some((m) => m.id === id),
      ),
  },
  {
    says: 'A step is said to have helped only if they said so, and not to have helped likewise.',
    applies: always,
    isBroken: ({ facts, text }) => {
      const title = (id: string) => modules.find((one) => one.id === id)?.title ?? ''
      const said = readable(firstPartOf(text))
      return facts.tried.some(({ id, helped }) => {
        const claims = new RegExp(
          `“${title(id)}” (?:helped|did not help)|Since “${title(id)}” helped`,
        )
        const found = claims.exec(said)?.[0]
        return found !== undefined && (helped === null || found.includes('did not') === helped)
      })
    },
  },
]

type NamedKey = keyof typeof namedAnswers
const namedKeys = Object.keys(namedAnswers) as NamedKey[]
const names = (key: NamedKey) =>
  Object.entries(namedAnswers[key]).flatMap(([code, name]) => (name ? [{ code, name }] : []))
const ticks = ({ intake }: AdviceFacts, key: NamedKey, code: string) =>
  intake[key].some((one) => one === code)

/** Of the answers. */
const answerRules: readonly Rule[] = [
  {
    says: 'Everything ticked that weighs is named.',
    applies: always,
    isBroken: ({ facts, text }) =>
      namedKeys.some((key) =>
        names(key).some(
          ({ code, name }) => ticks(facts, key, code) && !readable(text).includes(name),
        ),
      ),
  },
  {
    says: 'What brings them is named before the fold, up to five things, unless danger takes the room.',
    applies: ({ summary }) => summary.weight !== 'urgent',
    isBroken: ({ facts, text }) =>
      names('brings')
        .filter(({ code }) => ticks(facts, 'brings', code))
        .some(({ name }, at) => at < 5 && !readable(firstPartOf(text)).includes(name)),
  },
  {
    says: 'Nothing is said to be ticked that was not.',
    applies: always,
    isBroken: ({ facts, text }) => {
      const told = (text.split('<h3>What you told Attune</h3>')[1]?.split('<h3>')[0] ?? '')
        .split('</li>')
        .filter((line) => !/software/i.test(line))
        .join('\n')
      return namedKeys.some((key) =>
        names(key).some(
          ({ code, name }) =>
            new RegExp(`(?:[:,]| and| ticked| because of) ${name}(?:[,.]| and )`).test(
              readable(told),
            ) && !ticks(facts, key, code),
        ),
      )
    },
  },
  {
    says: 'Who answered nothing is not told that they ticked or answered.',
    applies: ({ intake }) => Object.values(intake).every((codes) => codes.length === 0),
    isBroken: says(/you ticked|your answers name|from your answers/i),
  },
  {
    says: 'Danger comes first, and with it the page Help.',
    applies: ({ intake }) => intake.thoughts.includes('life') || intake.life.includes('unsafe'),
    isBroken: ({ text }) => !/\bHelp\b/.test(readable(firstPartOf(text)).slice(0, 200)),
  },
  {
    says: 'The first step of whoever speaks of danger is for that danger.',
    applies: ({ intake, lastShown }) =>
      lastShown.length === 0 &&
      (intake.thoughts.includes('life') || intake.life.includes('unsafe')),
    isBroken: ({ input }) =>
      !input.modules[0]?.concerns.some((concern) => concerns[concern].crisis),
  },
  {
    says: 'Nobody is said to have a condition.',
    applies: always,
    isBroken: ({ text }) =>
      readable(text)
        .split(/\n|(?<=[.?])\s+/)
        .some(assertsDisorder),
  },
]

export const rules: readonly Rule[] = [...careRules, ...lifeRules, ...timeRules, ...answerRules]
