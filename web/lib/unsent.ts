import { keys, readLocal, unsentKeys } from './local-storage.ts'

/** What is ticked on a list to think of is no words, nor is a time that a visitor chose. */
const ofNoWords = (key: string) => key === keys.keptTime || key.endsWith(':first-session')

/** Whether anything of these was written by a person. */
export const holdsUnsent = (of = unsentKeys()) =>
  of.some((key) => !ofNoWords(key) && saysSomething(readLocal(key)))

/** A draft that says nothing still has the id it will be sent under, and its time zone. */
const unsaid = ['clientId', 'timeZone']

const saysSomething = (value: unknown): boolean =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).some(([name, part]) => !unsaid.includes(name) && saysSomething(part))
    : typeof value === 'string' && value.trim() !== ''
