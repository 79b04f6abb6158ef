import { firstName } from '../lib/first-name.ts'
import type { KeptTime } from '../lib/kept-time.ts'
import { momentText, type Reader, shortTime } from './time-words.ts'

export const keptWhen = (at: string, reader: Reader): string => momentText(new Date(at), reader)

/** What is kept, until when, and what comes of it: before somebody can ask. */
export function keptText({ name, until, person }: KeptTime, reader: Reader): string {
  const kept =
    person === null
      ? `Your choice stays on this device until ${shortTime(new Date(until), reader)}.`
      : 'Your choice stays on this device until you ask, or the time is over.'
  return `${kept} The time itself is not held: once you have answered the questions, one press asks ${firstName(name)} for it.`
}

/** Null where nothing else was chosen before it. */
export const insteadText = ({ instead }: KeptTime, reader: Reader): string | null =>
  instead &&
  `It takes the place of ${keptWhen(instead.at, reader)} with ${instead.name}, which you chose before: one choice is kept.`
