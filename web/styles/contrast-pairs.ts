/** Text and what it stands on: at least 4.5 (WCAG 2.2, 1.4.3). */
export const texts: Readonly<Record<string, readonly string[]>> = {
  ink: ['paper', 'surface', 'raised', 'sunk', 'pine-soft', 'clay-soft'],
  muted: ['paper', 'surface', 'raised', 'sunk', 'pine-soft', 'clay-soft'],
  pine: ['paper', 'surface', 'raised', 'sunk', 'pine-soft', 'clay-soft'],
  'pine-deep': ['pine-soft'],
  'on-pine': ['pine'],
  'clay-ink': ['paper', 'surface', 'raised', 'clay-soft'],
  danger: ['paper', 'surface', 'danger-soft'],
  'on-danger': ['danger'],
  'night-ink': ['night-top', 'night-bottom'],
  'night-muted': ['night-top', 'night-bottom'],
  'night-on': ['night-ink', 'night-glow'],
}

/** Edges, marks and focus rings: at least 3 (1.4.11). */
export const controls: Readonly<Record<string, readonly string[]>> = {
  edge: ['paper', 'surface', 'raised'],
  pine: ['paper', 'surface', 'raised', 'sunk'],
  danger: ['paper', 'surface'],
  clay: ['paper', 'surface'],
  good: ['paper', 'surface'],
}
