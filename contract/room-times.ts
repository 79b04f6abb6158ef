/** Minutes before an appointment begins, and after it ends, in which its room is open. */
export const roomMinutes = { before: 10, after: 60 } as const

const minute = 60_000
type Span = { at: Date; until: Date }

export const roomOpens = ({ at }: Pick<Span, 'at'>) =>
  new Date(at.getTime() - roomMinutes.before * minute)

export const roomCloses = ({ until }: Pick<Span, 'until'>) =>
  new Date(until.getTime() + roomMinutes.after * minute)

export const isRoomTime = (span: Span, now: Date) =>
  roomOpens(span) <= now && now < roomCloses(span)
