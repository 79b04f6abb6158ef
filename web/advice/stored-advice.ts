import { keys, readLocal, writeLocal } from '../lib/local-storage.ts'

/** spec §3: the whole text, kept per person. */
export const readAdvice = (personId: string) => readLocal<string>(keys.advice(personId))
export const storeAdvice = (personId: string, text: string) =>
  writeLocal(keys.advice(personId), text)

/** spec §4: what stands after 'Conclusion:', null where there is none. */
export function conclusionOf(html: string): string | null {
  const [, after] = html.split(/Conclusion:(.*)/s)
  return after?.trim() ? after.trim() : null
}
