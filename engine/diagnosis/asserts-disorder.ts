import { conditions } from '@attune/content/diagnosis/conditions.ts'

/**
 * Whether a sentence claims that the reader has a condition. Everything the engine says about a
 * person is held against this: it may describe answers, never diagnose. Strict on purpose, so
 * that it also refuses sentences a reader would take as harmless.
 */
export function assertsDisorder(sentence: string): boolean {
  const text = sentence.toLowerCase().replaceAll('’', "'")
  return claims.some((claim) => claim.test(text))
}

const condition = `(${conditions.join('|')})`

const claims = [
  /\bdisorders?\b/,
  /\bdiagnos/,
  /\bsyndromes?\b/,
  /\bpatholog/,
  /\bsymptoms?\b/,
  /\b(you|they|he|she)( \w+ly)? (suffer|suffers|suffered|meet the criteria|test positive)\b/,
  new RegExp(
    `\\b(you|they|he|she)('ve|'d|( \\w+){0,2} (have|has|had|got))\\b[^.]*\\b${condition}\\b`,
  ),
  new RegExp(`\\b(you|they)( are|'re)( \\w+)? ${condition}\\b`),
  new RegExp(`\\b(he|she)( is|'s)( \\w+)? ${condition}\\b`),
  new RegExp(`\\b(your|their|his|her)( \\w+)? ${condition}\\b`),
  new RegExp(
    `\\b(indicates?|proves?|confirms?|means?|signs? of|a case of)\\b[^.]*\\b${condition}\\b`,
  ),
]
