import { type Measured, shown } from './metrics.ts'

export type Row = {
  figure: string
  goal: number | string
  ours: Measured
  baselines: { [name: string]: Measured }
}

/** A Markdown table; a goal that was missed says so. */
export function tableOf(rows: readonly Row[]): string {
  return [
    '| figure | ours [95 %] | goal | baselines in the same run |',
    '|---|---|---|---|',
    ...rows.map(({ figure, goal, ours, baselines }) => {
      const reached = typeof goal === 'number' && ours.value < goal ? ' (missed)' : ''
      const beside = Object.entries(baselines).map(([name, one]) => `${name} ${shown(one)}`)
      const wanted = typeof goal === 'number' ? `≥ ${goal}` : goal
      return `| ${figure} | ${shown(ours)}${reached} | ${wanted} | ${beside.join('; ')} |`
    }),
  ].join('\n')
}
