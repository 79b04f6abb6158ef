import type { Mood, MoodPick } from '@attune/contract/recommendations.ts'

/**
 * Three a day to begin a page with: one for how the person said they feel today, one for the hour,
 * one for any day. The same all through a part of the day, so that none is lost by looking away.
 */
export function promptsFor(now: Date, mood: Mood | null): readonly string[] {
  const day = Math.floor((now.getTime() - now.getTimezoneOffset() * 60_000) / 86_400_000)
  const [first, second] = [turn(anyDay, day), turn(anyDay, day + 1)]
  return [mood ? turn(byMood[mood], day) : second, turn(byHour[partOf(now)], day), first]
}

/** The latest mood picked today, by this person's calendar; one of yesterday says nothing of now. */
export function moodToday(picks: readonly MoodPick[], now: Date): Mood | null {
  const [latest] = picks
    .filter(({ at }) => at.toDateString() === now.toDateString())
    .toSorted((one, other) => other.at.getTime() - one.at.getTime())
  return latest?.mood ?? null
}

const turn = (texts: readonly [string, ...string[]], day: number) =>
  texts[day % texts.length] ?? texts[0]

type Part = 'morning' | 'day' | 'evening' | 'night'

function partOf(now: Date): Part {
  const hour = now.getHours()
  if (hour < 5 || hour >= 22) return 'night'
  if (hour < 11) return 'morning'
  return hour < 17 ? 'day' : 'evening'
}

const byMood: Readonly<Record<Mood, readonly [string, ...string[]]>> = {
  stressed: [
    'What asks the most of me right now?',
    'What could wait until tomorrow?',
    'Where in my body do I notice that it is a lot?',
    'What has helped before when it was a lot?',
  ],
  energetic: [
    'What do I want to use this energy for?',
    'What went well, and what did I do for it?',
    'Who would I like to tell about today?',
  ],
  sad: [
    'What would I say to a friend who felt like this?',
    'What is missing, and what is still here?',
    'What was a small moment today that was a little lighter?',
    'Who or what is good for me on a day like this?',
  ],
  calm: [
    'What helped this calm to come?',
    'What do I notice now that I miss on other days?',
    'What would I like to keep of today?',
  ],
}

const byHour: Readonly<Record<Part, readonly [string, ...string[]]>> = {
  morning: [
    'What would make today good enough?',
    'What do I look forward to today, even a little?',
    'What do I want to be kind to myself about today?',
  ],
  day: [
    'How has the day been so far?',
    'What do I need in the next hour?',
    'What surprised me today?',
  ],
  evening: [
    'What stays with me of today?',
    'One thing that was all right today, and why it was.',
    'What can I leave for tomorrow?',
  ],
  night: [
    'What goes round in my head, written down once.',
    'What do I want to put down before I sleep?',
    'What was enough today?',
  ],
}

const anyDay: readonly [string, ...string[]] = [
  'What would I like to be different in three months, and what is a first sign of it?',
  'What did I learn about myself this week?',
  'When did I feel like myself lately?',
  'What would I like to ask my therapist?',
  'What do I do well that I seldom notice?',
  'What am I putting off, and what makes it hard?',
  'Which conversation do I still think about?',
]
