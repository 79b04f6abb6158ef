import { keys, readInTab, readLocal, unsentKeys } from './local-storage.ts'

/** What is ticked on a list to think of is no words, nor is a time that a visitor chose. */
const ofNoWords = (key: string) => key === keys.keptTime || key.endsWith(':first-session')

/** Whether anything of these was written by a person. */
export const holdsUnsent = (of = unsentKeys()) =>
  of.some((key) => !ofNoWords(key) && saysSomething(readLocal(key)))

/** Whether something is being written that goes with whoever signs out. */
export const holdsUnsentHere = () => holdsUnsent() || saysSomething(readInTab(keys.asking))

/** A draft that says nothing still has the id it will be sent under, its time zone, and whose it is. */
const unsaid = ['clientId', 'timeZone', 'who']

const saysSomething = (value: unknown): boolean =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).some(([name, part]) => !unsaid.includes(name) && saysSomething(part))
    : typeof value === 'string' && value.trim() !== ''
