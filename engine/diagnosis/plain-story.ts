import {
  circumstances,
  doings,
  earlierTherapy,
  harderThings,
  hopes,
  meeting,
  thoughtSentences,
  type Voices,
} from '@attune/content/diagnosis/plain-answers.ts'
import { summarySentences as say } from '@attune/content/diagnosis/summary-sentences.ts'
import { type ConcernSlug, concerns } from '@attune/content/questionnaires/concerns.ts'
import type { ConcernSignal } from '../questionnaires/concern-signals.ts'
import type { Intake } from '../questionnaires/read-intake.ts'
import { joinVoices } from '../wording/join-voices.ts'
import type { Finding } from './finding.ts'
import { briefsOf, type Said, saidOf, sentenceEach, sentenceOf, sourceOf, spoken } from './said.ts'

/**
 * What someone goes through, in plain sentences that join their answers: a danger first, then theme
 * by theme, each answer told once, then what is part of it and how long it has been so.
 */
export function storyFindings(intake: Intake, themes: readonly ConcernSignal[]): Finding[] {
  const parts = doingsByTheme(intake, themes)
  const [since] = intake.since
  // Of several things nobody knows which has been so for that long.
  const isOne = parts.length === 1 && intake.life.length === 0
  const story = [
    ...themes.flatMap(dangerFinding),
    ...shortOnesJoined(parts).flatMap((part) => doingFinding(part, isOne ? since : undefined)),
  ]
  const around = partOfItFinding(intake, themes)
  const isTold = isOne || story.length + around.length === 0
  const lasting = since && !isTold ? [sinceFinding(since)] : []
  return [...story, ...lasting, ...around]
}

const sinceFinding = (since: Intake['since'][number]): Finding => ({
  ...spoken(say.since(since)),
  from: [sourceOf('since', since)],
})

function partOfItFinding(intake: Intake, themes: readonly ConcernSignal[]): Finding[] {
  const said = saidOf(intake, 'life', circumstances)
  const isIts = ({ from }: ConcernSignal) =>
    from.some(({ answer }) => said.some(({ source }) => source.answer === answer))
  const concern = themes.find(isIts)?.concern
  return sentenceOf(say.partOfIt, said).map((one) => ({ ...one, ...(concern && { concern }) }))
}

/** How it weighs on the days, what is hoped for, and what is good to know before a first session. */
export const aroundFindings = (intake: Intake): Finding[] => [
  ...sentenceEach(saidOf(intake, 'thoughts', thoughtSentences)),
  ...sentenceOf(say.harder, saidOf(intake, 'daily', harderThings)),
  ...sentenceOf(say.hopes, saidOf(intake, 'goals', hopes)),
  ...sentenceEach(saidOf(intake, 'earlier', earlierTherapy)),
  ...sentenceOf(say.manner, briefsOf(intake, 'style')),
  ...sentenceOf(say.ways, briefsOf(intake, 'approach'), 'or'),
  ...meetingFinding(intake),
]

type Part = { concern?: ConcernSlug; said: Said[]; short?: boolean }
const mostJoined = 4

function doingsByTheme(intake: Intake, themes: readonly ConcernSignal[]): Part[] {
  let left = [...saidOf(intake, 'brings', doings.brings), ...saidOf(intake, 'sleep', doings.sleep)]
  const take = (isIts: (one: Said) => boolean) => {
    const said = left.filter(isIts).slice(0, mostJoined)
    left = left.filter((one) => !said.includes(one))
    return said
  }
  const parts: Part[] = themes.map(({ concern, from }) => ({
    concern,
    said: take(({ source }) => from.some((one) => one.answer === source.answer)),
  }))
  while (left.length > 0) parts.push({ said: take(() => true) })
  return parts.filter(({ said }) => said.length > 0)
}

const mostThemesJoined = 3

/** Themes of one answer each stand together: sentence after sentence would read like a list. */
function shortOnesJoined(parts: readonly Part[]): Part[] {
  const joined: Part[] = []
  for (const part of parts) {
    const last = joined.at(-1)
    const isShort = part.said.length === 1 && !isCrisis(part)
    if (isShort && last?.short && last.said.length < mostThemesJoined)
      last.said = [...last.said, ...part.said]
    else joined.push({ ...part, short: isShort })
  }
  return joined
}

const isCrisis = ({ concern }: Part) => concern !== undefined && concerns[concern].crisis

function doingFinding({ concern, said }: Part, since: Intake['since'][number] | undefined) {
  return sentenceOf((joined) => say.doing(joined, since), said).map(({ from, ...words }) => ({
    ...words,
    ...(concern && { concern }),
    from: since ? [...from, sourceOf('since', since)] : from,
  }))
}

function dangerFinding({ concern, from }: ConcernSignal): Finding[] {
  if (concern === 'self-harm-suicide') return [{ ...spoken(say.selfHarm), concern, from }]
  if (concern === 'domestic-abuse') return [{ ...spoken(say.unsafe), concern, from }]
  return []
}

function meetingFinding(intake: Intake): Finding[] {
  const parts = [
    { before: '', said: saidOf(intake, 'clients', meeting.clients) },
    { before: '', said: saidOf(intake, 'format', meeting.format) },
    { before: 'in ', said: briefsOf(intake, 'language') },
    { before: '', said: saidOf(intake, 'hours', meeting.hours) },
  ].filter(({ said }) => said.length > 0)
  if (parts.length === 0) return []
  const all = (voice: keyof Voices) =>
    parts
      .map(
        ({ before, said }) =>
          before +
          joinVoices(
            said.map(({ voices }) => voices),
            'or',
          )[voice],
      )
      .join(', ')
  return [
    {
      ...spoken(say.meeting({ you: all('you'), they: all('they') })),
      from: parts.flatMap(({ said }) => said.map(({ source }) => source)),
    },
  ]
}
