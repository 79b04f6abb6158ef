/** State of the page of an exercise: what to mind was read in the list, so it begins at once. */
export type Begins = { begins: true }

/** "3 minutes", rounded, and never none. */
export function minutesOf(seconds: number) {
  const whole = Math.max(1, Math.round(seconds / 60))
  return `${whole} ${whole === 1 ? 'minute' : 'minutes'}`
}
