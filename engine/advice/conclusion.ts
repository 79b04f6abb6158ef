import type { Module } from '@attune/content/advice/module.ts'
import { conclusionMark } from '@attune/contract/advice.ts'
import type { AdviceInput } from './advice-input.ts'
import { heading, type Pieces, paragraph } from './html.ts'

/** The last section; it also stands alone on the dashboard. */
export const conclusion = (input: AdviceInput): Pieces => [
  ...heading(conclusionMark),
  ...paragraph(...said(input), 'This was put together by software, and you know yourself best.'),
]

function said({ modules: [first], summary: { weight } }: AdviceInput): string[] {
  if (!first) return []
  if (weight === 'urgent')
    return [
      'The most important step is a person: tell someone today how you are.',
      'The page Help shows whom you can reach.',
      `After that, “${first.title}” is a good next step.`,
    ]
  const begin = [
    `Choose one thing, not all: “${first.title}” is a good place to begin.`,
    beginning[first.rhythm],
  ]
  return weight === 'strong'
    ? [
        ...begin,
        'Please let a person help you with this, too. The page Help shows whom you can reach today.',
      ]
    : [...begin, 'If it does not get lighter in two weeks, talk it over with a therapist.']
}

const beginning: Readonly<Record<Module['rhythm'], string>> = {
  once: 'Give it a day and an hour now.',
  daily: 'Try it for a week, and see what changes.',
  need: 'Read it again tonight, so that it is there when you need it.',
}
