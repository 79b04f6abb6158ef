/** One figure: what was asked for, what was measured, and whether that is enough. */
export type Finding = { what: string; goal: string; measured: string; reached: boolean }

/** A finding that is reached when nothing stands in `wrong`; of what is wrong the first few are named. */
export function noneOf(what: string, tried: string, wrong: readonly string[]): Finding {
  const named = [...new Set(wrong)].slice(0, 8).join('; ')
  const measured = `${wrong.length} in ${tried}${named && `: ${named}`}`
  return { what, goal: '0', measured, reached: wrong.length === 0 }
}
