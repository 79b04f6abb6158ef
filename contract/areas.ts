/**
 * What a therapist's answers count where they list many. Whole numbers, told to them while they answer:
 * whoever claims everything tells nobody anything.
 */
export const mostMainAreas = 5
/** Of more areas than these the ones that are not "most of my work" count a fifth. */
export const manyAreas = 10
/** Of more than these no area counts wholly. */
export const allAreas = 20

/** 0 counts wholly, 1 half, 2 a fifth. */
export type Level = 0 | 1 | 2
export const levels = [0, 1, 2] as const
export const tenthsOf: Readonly<Record<Level, number>> = { 0: 10, 1: 5, 2: 2 }

/** Of one area out of `listed`, where `main` of them are named "most of my work". */
export function areaLevel(listed: number, main: number, isMain: boolean): Level {
  // Who was never asked, or names none, and lists few: then these few are their work.
  const counts = isMain || (main === 0 && listed <= mostMainAreas)
  if (counts) return listed > allAreas ? 1 : 0
  return listed > manyAreas ? 2 : 1
}

/** Of one way of working out of `listed`. */
export function approachLevel(listed: number): Level {
  if (listed <= 6) return 0
  return listed <= 12 ? 1 : 2
}

/** Of one manner out of `listed`. */
export const styleLevel = (listed: number): Level => (listed <= 4 ? 0 : 1)

/**
 * Nobody holds sessions in all languages or licences everywhere: longer lists say nothing that a person in
 * need could rely on, and are read as not said.
 */
export const mostLanguages = 8
export const mostCountries = 8

/** For the screen: what each listed area counts, in tenths. */
export function areaTenths(
  listed: readonly string[],
  main: readonly string[],
): { area: string; tenths: number }[] {
  const named = listed.filter((area) => main.includes(area)).length
  return listed.map((area) => ({
    area,
    tenths: tenthsOf[areaLevel(listed.length, named, main.includes(area))],
  }))
}
