import type { DangerFamily, LineKind } from '@attune/contract/risk.ts'

type Help = {
  /** Which kind of line fits best, then the next best; the country's main line stands in for all. */
  kinds: readonly LineKind[]
  /** The emergency number before any line, however grave the words. */
  emergencyFirst: boolean
}

const listening: readonly LineKind[] = ['suicide-crisis', 'emotional-support', 'text-crisis']

/** Who can help with what. No listening line for a body in danger: it would cost time. */
export const linesOfFamilies: Readonly<Record<DangerFamily, Help>> = {
  suicide: { kinds: listening, emergencyFirst: false },
  'self-harm': { kinds: listening, emergencyFirst: false },
  eating: { kinds: listening, emergencyFirst: false },
  'violence-at-home': { kinds: ['domestic-abuse', ...listening], emergencyFirst: false },
  'own-violence': { kinds: listening, emergencyFirst: true },
  addiction: { kinds: ['substance-use', ...listening], emergencyFirst: false },
  child: { kinds: listening, emergencyFirst: true },
  other: { kinds: listening, emergencyFirst: false },
  medical: { kinds: [], emergencyFirst: true },
  psychosis: { kinds: listening, emergencyFirst: false },
}
