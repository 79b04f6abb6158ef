export type Wish = {
  wish: string
  label: string
  because: string
  /** Its share of what is asked, and whether the invented profile meets it. */
  weight: number
  met: boolean
}

export const example: readonly Wish[] = [
  { wish: 'Anxiety', label: 'Anxiety', because: 'Among her specialties', weight: 20, met: true },
  { wish: 'Sleep', label: 'Sleep', because: 'Insomnia is a specialty', weight: 18, met: true },
  { wish: 'Grief', label: 'Grief', because: 'Not listed by her', weight: 18, met: false },
  {
    wish: 'Evenings online',
    label: 'Evenings, online',
    because: 'Tuesday and Thursday after six',
    weight: 15,
    met: true,
  },
  { wish: 'Turkish', label: 'Turkish', because: 'Not listed by her', weight: 5, met: false },
]

const colours = ['var(--f1)', 'var(--f2)', 'var(--f3)', 'var(--f4)', 'var(--f5)']

/** The share of what is asked that the profile meets, in whole points that add up exactly. */
export function sumOf(wanted: readonly string[]) {
  const asked = example.filter(({ wish }) => wanted.includes(wish))
  const total = asked.reduce((sum, { weight }) => sum + weight, 0)
  let before = 0
  const rows = asked.map((wish, at) => {
    const from = Math.round((before / total) * 100)
    before += wish.met ? wish.weight : 0
    const points = Math.round((before / total) * 100) - from
    return { ...wish, points, colour: colours[at] ?? 'var(--f6)' }
  })
  return { percent: rows.reduce((sum, { points }) => sum + points, 0), rows }
}
