import { assertsDisorder } from '@attune/engine/diagnosis/asserts-disorder.ts'
import { gradeText } from '@attune/engine/risk/grade-text.ts'

/**
 * Prose of an outside model, made plain; null where it may not be shown. It is refused as a whole
 * if it names an address or a number to call, claims a condition, or speaks of danger, medicines,
 * secrets or who it is: for those there are texts of our own. `longest` in characters.
 */
export function checkProse(text: string, longest: number): string | null {
  const plain = plainText(text)
  if (plain.length === 0 || plain.length > longest || markup.test(plain)) return null
  if (elsewhere.test(spelt(plain)) || callable.test(plain)) return null
  if (offLimits.test(plain)) return null
  if (sentencesOf(plain).some(assertsDisorder)) return null
  const { grade } = gradeText(plain)
  return grade === 'possible' || grade === 'imminent' ? null : plain
}

// Control, zero-width and direction characters hide what a text says from whoever checks it.
const unseen = /(?!\n)[\p{Cc}\p{Cf}\u2028\u2029]/gu

const plainText = (text: string) =>
  text
    .normalize('NFKC')
    .replace(unseen, (sign) => (sign === '\t' ? ' ' : ''))
    .replace(/\*\*|__/g, '')
    .replace(/ +/g, ' ')
    .trim()

/** Prose needs none of these; HTML, JSON and links in Markdown do. */
const markup = /[<>{}`\\|]|\]\(|&#?\w+;/

/** 'evil [dot] com' and 'evil。com' are read like 'evil.com'. */
const spelt = (text: string) =>
  text.replace(/\s*[[({]\s*(?:dot|\.)\s*[\])}]\s*|[。．｡]|\s+dot\s+(?=\p{Ll}{2,})/giu, '.')

const elsewhere =
  /:\/\/|\bwww\.|\S@\S|(?<![\p{L}\p{N}])[\p{L}\p{N}-]{2,}\.\p{Ll}{2,}(?!\p{L})|\bdata:\w|javascript:/iu
const callable = /\+?\(?\d(?:[\s()./-]{0,2}\d){4,}/

/** Matters in which a wrong word does harm, and which nothing asked of the model needs. */
const offLimits = new RegExp(
  [
    String.raw`\b(?:suicid|self.?harm|overdos|weapon|poison|noose)\w*`,
    String.raw`\b(?:kill|hang|cut|hurt|harm|burn|starve|drown|shoot)(?:ing)? (?:yourself|himself|herself|themselves|someone|others?)\b`,
    String.raw`\b(?:end|take|ending|taking) (?:your|his|her|their) (?:own )?li(?:fe|ves)\b`,
    String.raw`\b(?:medication|medicine|antidepressant|ssri|benzo\w*|dos(?:e|es|age)|pills?|tablets?|\d+ ?mg)s?\b`,
    String.raw`\b(?:password|passcode|pin code|credit card|bank (?:account|details)|wire transfer|bitcoin|gift cards?)s?\b`,
    String.raw`\b(?:i am|i'm|i’m|this is) (?:a |an |your )?(?:human|real person|therapist|doctor|psycholog\w+|counsell?or|nurse)\b`,
  ].join('|'),
  'i',
)

const sentencesOf = (text: string) => text.split(/(?<=[.!?])\s+|\n+/)
