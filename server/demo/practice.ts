import type { TherapistCode, TherapistCodes } from './coded-answers.ts'
import type { Kind } from './kinds.ts'
import type { SeededChoices } from './seeded-choices.ts'
import type { DemoTherapist } from './therapists.ts'

/** What one person of the directory answers: a kind of practice, made their own. */
export function drawPractice(
  person: DemoTherapist,
  kind: Kind,
  random: SeededChoices,
): TherapistCodes {
  const [, , country, ...language] = person
  const years = random.pick(yearsSpread)
  const isSenior = years === 'years-15' || years === 'years-20'
  return {
    specialization: specializations(kind, random),
    years: [years],
    approach: firstAnd(kind.approach, random.between(0, isSenior ? 3 : 2), random),
    clients: firstAnd(kind.clients, random.between(0, 2), random),
    services: services(kind, isSenior, random),
    style: random.chance(0.08) ? ['unsaid'] : random.some(kind.style, random.between(2, 3)),
    language,
    format: formats(kind, random),
    hours: random.chance(0.08) ? ['varies'] : random.some(times, random.between(1, 3)),
    about: about(person, kind, random),
    licence: random.chance(0.15) ? random.some(kind.licence, 2) : random.some(kind.licence, 1),
    country: random.chance(0.2) ? neighbours(country, random) : [country],
  }
}

const yearsSpread = [
  'years-0',
  ...Array<'years-2'>(3).fill('years-2'),
  ...Array<'years-5'>(6).fill('years-5'),
  ...Array<'years-10'>(5).fill('years-10'),
  ...Array<'years-15'>(3).fill('years-15'),
  ...Array<'years-20'>(2).fill('years-20'),
] as const

/** Evenings come twice: that is when most people ask for an hour. */
const times = [
  'early',
  'mornings',
  'afternoons',
  'evenings',
  'evenings',
  'saturdays',
  'sundays',
] as const

/** Three to six: someone who lists everything tells people nothing. */
function specializations({ always, often }: Kind, random: SeededChoices) {
  const count = random.between(3, Math.min(6, always.length + often.length))
  return [...always, ...random.some(often, count - always.length)]
}

function firstAnd<T>([first, ...rest]: readonly [T, ...T[]], more: number, random: SeededChoices) {
  return [first, ...random.some(rest, more)]
}

function services(
  kind: Kind,
  isSenior: boolean,
  random: SeededChoices,
): TherapistCodes['services'] {
  if (random.chance(0.2)) return ['none']
  const offered = random.some(kind.services, random.between(1, 2))
  return isSenior && random.chance(0.4) ? [...offered, 'supervision'] : offered
}

function formats({ clients }: Kind, random: SeededChoices): TherapistCodes['format'] {
  const isWithChildren = clients[0] === 'children' || clients[0] === 'families'
  const inPerson = isWithChildren || random.chance(0.6)
  const video = !inPerson || random.chance(0.85)
  return [
    ...(video ? (['video'] as const) : []),
    ...(inPerson ? (['in-person'] as const) : []),
    ...(random.chance(0.35) ? (['phone'] as const) : []),
    ...(random.chance(0.2) ? (['writing'] as const) : []),
  ]
}

/** How often someone says so who does not make it the heart of their work. */
const sometimes: readonly [TherapistCode<'about'>, number][] = [
  ['lgbtq', 0.28],
  ['trans', 0.1],
  ['racism', 0.12],
  ['faith', 0.12],
  ['neurodivergent', 0.14],
  ['disability', 0.08],
  ['military', 0.04],
  ['other: I am a parent', 0.05],
]

function about([, gender, , ...languages]: DemoTherapist, kind: Kind, random: SeededChoices) {
  if (gender !== 'non-binary' && random.chance(0.08)) return ['unsaid'] as const
  const said = sometimes.filter(([, probability]) => random.chance(probability))
  const isBetweenCultures = languages.length > 1 && random.chance(0.4)
  const all: TherapistCode<'about'>[] = [
    ...(kind.about ?? []).filter(() => random.chance(0.7)),
    ...(isBetweenCultures ? (['cultures'] as const) : []),
    ...said.map(([saying]) => saying),
  ]
  return [gender, ...new Set(all.slice(0, 4))]
}

const borders: readonly (readonly TherapistCode<'country'>[])[] = [
  ['GB', 'IE'],
  ['US', 'CA', 'MX'],
  ['AU', 'NZ', 'SG'],
  ['DE', 'AT', 'CH'],
  ['FR', 'BE', 'NL'],
  ['SE', 'DK', 'other: Norway', 'other: Finland'],
  ['ES', 'IT', 'other: Portugal'],
]

/** A second licence, if there is one, is held next door. */
function neighbours(country: TherapistCode<'country'>, random: SeededChoices) {
  const region = borders.find((countries) => countries.includes(country)) ?? []
  const others = region.filter((other) => other !== country)
  return [country, ...random.some(others, 1)]
}
