export type Line = { name: string; points: readonly (readonly [number, number])[] }

const size = { width: 720, height: 360 }
const edge = { left: 64, right: 200, top: 20, bottom: 44 }
const strokes = ['#0f766e', '#b45309', '#6d28d9']

/** Lines over one another, upright by powers of ten. */
export function plot(lines: readonly Line[], across: string, upright: string): string {
  const points = lines.flatMap((line) => line.points)
  const most = Math.max(...points.map(([x]) => x))
  const tens = Math.ceil(Math.log10(Math.max(10, ...points.map(([, y]) => y))))
  const right = size.width - edge.right
  const bottom = size.height - edge.bottom
  const x = (value: number) => edge.left + (value / most) * (right - edge.left)
  const y = (value: number) =>
    bottom - (Math.log10(Math.max(1, value)) / tens) * (bottom - edge.top)
  const rules = Array.from({ length: tens + 1 }, (_, power) => {
    const at = y(10 ** power).toFixed(1)
    return `<line x1="${edge.left}" x2="${right}" y1="${at}" y2="${at}" stroke="#d4d4d8"/><text x="${edge.left - 8}" y="${at}" text-anchor="end" dominant-baseline="middle">${10 ** power} ${upright}</text>`
  })
  const marks = (lines[0]?.points ?? []).map(
    ([value]) =>
      `<text x="${x(value).toFixed(1)}" y="${bottom + 18}" text-anchor="middle">${value}</text>`,
  )
  const drawn = lines.map(({ name, points: own }, at) => {
    const stroke = strokes[at % strokes.length]
    const path = own.map(([px, py]) => `${x(px).toFixed(1)},${y(py).toFixed(1)}`).join(' ')
    const dots = own.map(
      ([px, py]) =>
        `<circle cx="${x(px).toFixed(1)}" cy="${y(py).toFixed(1)}" r="3" fill="${stroke}"/>`,
    )
    const [, end] = own.at(-1) ?? [0, 1]
    return `<polyline points="${path}" fill="none" stroke="${stroke}" stroke-width="2"/>${dots.join('')}<text x="${right + 8}" y="${y(end).toFixed(1)}" fill="${stroke}" dominant-baseline="middle">${name}</text>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}" font-family="sans-serif" font-size="12"><rect width="100%" height="100%" fill="#ffffff"/>${[...rules, ...marks, ...drawn].join('')}<text x="${(edge.left + right) / 2}" y="${size.height - 6}" text-anchor="middle">${across}</text></svg>\n`
}
