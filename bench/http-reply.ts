export type Reply = { status: number; head: string; body: string }

/** A reply out of what has come of it, of its head and `content-length` bytes; undefined until it is there as a whole. */
export function replyOf(text: string): Reply | undefined {
  const end = text.indexOf('\r\n\r\n')
  if (end < 0) return undefined
  const head = text.slice(0, end)
  const length = Number(/^content-length: (\d+)/im.exec(head)?.[1] ?? 0)
  if (text.length < end + 4 + length) return undefined
  return { status: Number(head.slice(9, 12)), head, body: text.slice(end + 4) }
}
