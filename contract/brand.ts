export const brand = 'Attune'

/** spec §1 and decisions: the year is part of the wording, not a clock. */
export const footer = `© 2025 ${brand}. Find the right therapist.`
