/** A part of a text, and what it stands for. */
export type Edit = { start: number; end: number; instead: string }

/** `original` says where a part of `text` stood before. */
export type Edited = {
  text: string
  original(start: number, end: number): { start: number; end: number }
}

/** Of two edits of the same place the one that begins first holds, then the longer. */
export function edited(text: string, edits: readonly Edit[]): Edited {
  const parts: string[] = []
  const placed: Placed[] = []
  let at = 0
  let length = 0
  const add = (part: string) => {
    parts.push(part)
    length += part.length
  }
  for (const edit of edits.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    if (edit.start < at) continue
    add(text.slice(at, edit.start))
    placed.push({ ...edit, from: length, to: length + edit.instead.length })
    add(edit.instead)
    at = edit.end
  }
  add(text.slice(at))
  const original = (start: number, end: number) => ({
    start: placeOf(placed, start, 'start'),
    end: placeOf(placed, end, 'end'),
  })
  return { text: parts.join(''), original }
}

/** `from` and `to` in the edited text. */
type Placed = Edit & { from: number; to: number }

function placeOf(placed: readonly Placed[], offset: number, side: 'start' | 'end'): number {
  const last = placed.findLast(({ from }) => (side === 'start' ? from <= offset : from < offset))
  if (!last) return offset
  const isInside = side === 'start' ? offset < last.to : offset <= last.to
  return isInside ? last[side] : last.end + offset - last.to
}
