import { idioms } from './frames.ts'
import { type Rule, rules } from './rules.ts'
import { words } from './words.ts'

export type ReadyRule = Omit<Rule, 'says'> & { pattern: RegExp }

export const compiledRules: readonly ReadyRule[] = rules.map(({ says, ...rule }) => ({
  ...rule,
  pattern: compile(says),
}))

export const compiledIdioms: RegExp = compile(idioms)

/** One alternative a line. Gaps are bounded, so that no text makes a pattern slow. */
function compile(says: string): RegExp {
  const lines = says.trim().split(/\s*\n\s*/)
  const source = named(lines.join('|')).replaceAll('~', '(?: [a-z0-9]+){0,3}')
  return new RegExp(`\\b(?:${source})\\b`, 'g')
}

function named(source: string): string {
  return source.replace(/\{([a-zA-Z]+)\}/g, (_, list: string) => {
    const alternatives = words[list]!.trim().split(/\s*\|\s*\n\s*| \| /)
    return `(?:${named(alternatives.join('|'))})`
  })
}
