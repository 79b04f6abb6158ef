/** Where the light stands for a part of the body, as an ellipse around (cx, cy). */
export type Light = { cx: number; cy: number; rx: number; ry: number }

const middle = (cy: number, ry: number, rx = 50): Light[] => [{ cx: 160, cy, rx, ry }]

/** The first words that occur in a label win. */
const parts: readonly (readonly [RegExp, Light[]])[] = [
  [/foot|feet|toe/i, middle(300, 20)],
  [/lower leg|cal(f|ves)|shin/i, middle(262, 28)],
  [/knee|thigh/i, middle(222, 32)],
  [/hip|seat|glute/i, middle(192, 24)],
  [/belly|stomach/i, middle(162, 24)],
  [
    /hand|arm|fist/i,
    [
      { cx: 108, cy: 158, rx: 24, ry: 66 },
      { cx: 212, cy: 158, rx: 24, ry: 66 },
    ],
  ],
  [/shoulder|neck/i, middle(92, 20, 66)],
  [/chest|back|breath/i, middle(122, 30)],
  [/top of the head|forehead/i, middle(24, 16)],
  [/face|jaw|eye|mouth|head/i, middle(46, 24)],
]

/** Labels that name no part mean the whole body. */
export const lightOf = (label: string): Light[] =>
  parts.find(([words]) => words.test(label))?.[1] ?? middle(160, 170, 130)
