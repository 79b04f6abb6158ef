/** What holds learning back where it could harm. */
export type Guards = {
  /** A missing second measure counts as poor. */
  silence: boolean
  /** Who has far fewer second measures than others gets nothing for the rest. */
  answers: boolean
  /** One place of six for who has few cases, and nobody far above or below their shipped places. */
  exposure: boolean
}

export const noGuards: Guards = { silence: false, answers: false, exposure: false }
export const allGuards: Guards = { silence: true, answers: true, exposure: true }

/** How outcomes count: for whom, and what is made of them. */
export type Learning = {
  shrink: boolean
  adjust: boolean
  /** The fewest cases that count … */
  least: number
  /** … of a therapist with the concern, or with all together. */
  per: 'concern' | 'therapist'
  /** How many times the weight of a wished way of working it has. */
  times: number
  guards: Guards
}

/**
 * Who stands first among those who meet all needs: the shipped points; chance; the shipped points with a
 * term for what is true (`oracle`), or for what was learned; or the truth and nothing else (`best`).
 */
export type Policy = { name: string } & (
  | { kind: 'shipped' | 'random' | 'oracle' | 'best' }
  | { kind: 'learned'; learning: Learning }
)

export const shipped: Policy = { name: 'shipped, no learning', kind: 'shipped' }
export const random: Policy = { name: 'random among feasible', kind: 'random' }
export const oracle: Policy = { name: 'oracle: the term knows the truth', kind: 'oracle' }
export const best: Policy = { name: 'truth alone, wishes unheard', kind: 'best' }

export const raw = (least = 1): Policy =>
  learned(`raw means, ≥ ${least}`, { shrink: false, adjust: false, least })

export const byConcern = (least: number, more: Partial<Learning> = {}): Policy =>
  learned(`shrunken, ≥ ${least} with the concern`, { least, ...more })

export const byTherapist = (least: number, more: Partial<Learning> = {}): Policy =>
  learned(`shrunken, ≥ ${least} in all`, { least, per: 'therapist', ...more })

function learned(name: string, more: Partial<Learning> & { least: number }): Policy {
  const learning = {
    shrink: true,
    adjust: true,
    per: 'concern',
    times: 1,
    guards: noGuards,
    ...more,
  } as const
  return { name, kind: 'learned', learning }
}
