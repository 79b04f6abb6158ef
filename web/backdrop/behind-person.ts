/** The pixels that are looked at for where a person is: red, green, blue, and one that is not used. */
export type Pixels = { width: number; height: number; data: Uint8ClampedArray }

/** How sure the model has to be: below the first all is the room, above the second all is the person. */
const room = 0.35
const person = 0.75
/** Of the softened picture, a pixel is so many of the one that was looked at. */
const step = 2
/** Three times softened over so much of the width to each side, no face, letter or window is left. */
const reach = 1 / 20
const times = 3

/** How far each pixel belongs to the person, from 0 to 1. */
export function shareOf(sure: Float32Array, into: Float32Array) {
  for (let at = 0; at < into.length; at++)
    into[at] = Math.min(1, Math.max(0, ((sure[at] ?? 0) - room) / (person - room)))
}

/** The share as how opaque a pixel is. */
export function asOpacity(share: Float32Array, { data }: Pixels) {
  for (let at = 0; at < share.length; at++) data[at * 4 + 3] = (share[at] ?? 0) * 255
}

/**
 * The room without the person, softened until nothing in it can be told. What is the person's does
 * not run into it, so that nobody has a halo.
 */
export function softened(from: Pixels, share: Float32Array, into: Pixels) {
  const { width, height } = into
  let room = gathered(from, share, width, height)
  for (let n = 0; n < times; n++) room = runAlong(runAlong(room, width, height), height, width)
  for (let at = 0; at < width * height; at++) {
    const weight = Math.max(room[at * 4 + 3] ?? 0, 1e-3)
    for (let n = 0; n < 3; n++) into.data[at * 4 + n] = (room[at * 4 + n] ?? 0) / weight
    into.data[at * 4 + 3] = 255
  }
}

export const softenedSize = ({ width, height }: Pixels) => ({
  width: Math.ceil(width / step),
  height: Math.ceil(height / step),
})

/** Colours by how far they are the room's, and that as a fourth. */
function gathered({ data, width }: Pixels, share: Float32Array, across: number, down: number) {
  const room = new Float32Array(across * down * 4)
  for (let y = 0; y < down; y++)
    for (let x = 0; x < across; x++) {
      const from = y * step * width + x * step
      const to = (y * across + x) * 4
      // Where there is nothing but the person, something has to stand all the same.
      const weight = 1.001 - (share[from] ?? 0)
      for (let n = 0; n < 3; n++) room[to + n] = (data[from * 4 + n] ?? 0) * weight
      room[to + 3] = weight
    }
  return room
}

/** Each line as the means of what is around, laid down as a column: twice makes both directions. */
function runAlong(from: Float32Array, width: number, height: number) {
  const into = new Float32Array(from.length)
  const around = Math.max(1, Math.round(Math.max(width, height) * reach))
  const inLine = (x: number) => Math.min(width - 1, Math.max(0, x))
  for (let y = 0; y < height; y++)
    for (let n = 0; n < 4; n++) {
      const at = (x: number) => from[(y * width + inLine(x)) * 4 + n] ?? 0
      let sum = 0
      for (let x = -around; x <= around; x++) sum += at(x)
      for (let x = 0; x < width; x++) {
        into[(x * height + y) * 4 + n] = sum / (2 * around + 1)
        sum += at(x + around + 1) - at(x - around)
      }
    }
  return into
}
