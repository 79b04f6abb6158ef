/** The six steps of the design, from pine to clay. */
const steps = 6

/** The colour of one factor among `count`: more factors than steps share the same way out. */
export function factorColour(at: number, count: number): string {
  const position = count <= steps ? at : (at * (steps - 1)) / (count - 1)
  const step = Math.floor(position)
  const past = Math.round((position - step) * 100)
  const here = `var(--f${step + 1})`
  return past ? `color-mix(in oklch, ${here}, var(--f${step + 2}) ${past}%)` : here
}
