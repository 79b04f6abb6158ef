import { namePlaceholder } from '@attune/contract/templates.ts'

/** The words of a template for one patient, by their first name. */
export const fillTemplate = (text: string, name: string) =>
  text.replaceAll(namePlaceholder, () => name.trim().split(/\s+/)[0] ?? '')

type Selection = { start: number; end: number }

/** `words` in place of what is selected, with a space where they would touch a word; and where to go on. */
export function insertAt(text: string, { start, end }: Selection, words: string) {
  const [before, after] = [text.slice(0, start), text.slice(end)]
  const gap = /\S$/.test(before) ? ' ' : ''
  const tail = /^\S/.test(after) ? ' ' : ''
  const inserted = before + gap + words
  return { text: inserted + tail + after, cursor: inserted.length }
}
