import { asOpacity, shareOf, softened, softenedSize } from './behind-person.ts'
import { type Model, readModel } from './model-file.ts'
import { type Network, openNetwork } from './network.ts'
import type { FromWorker, ToWorker } from './words.ts'

/** Milliseconds between two pictures, as in a film. */
const pace = 1000 / 24
/** What the model looks at of a picture across; of one on end the same, turned. */
const [long, short] = [256, 144]

type Painter = (picture: ImageBitmap) => void
type Asked = Extract<ToWorker, { say: 'begin' }>

let asked: Asked | null = null
let model: Model | null = null
let painter: { paint: Painter; canvas: OffscreenCanvas } | null = null

const tell = (word: FromWorker, transfer: Transferable[] = []) =>
  self.postMessage(word, { transfer })
const next = (after: number) => void setTimeout(() => tell({ say: 'next' }), Math.max(0, after))

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  try {
    hear(data)
  } catch {
    tell({ say: 'failed' })
  }
}

function hear(word: ToWorker) {
  if (word.say === 'begin') {
    asked = word
    model = readModel(word.model)
    return next(0)
  }
  if (word.say === 'no-picture' || !asked || !model) return next(pace)
  const from = performance.now()
  const { picture } = word
  const { width, height } = picture
  // A phone that is turned gives pictures of another shape.
  if (painter?.canvas.width !== width || painter.canvas.height !== height)
    painter = painterOf(model, asked, width, height)
  painter.paint(picture)
  picture.close()
  const done = painter.canvas.transferToImageBitmap()
  const took = performance.now() - from
  tell({ say: 'done', picture: done, took }, [done])
  // What the encoder of the call needs is left to it.
  next(Math.max(pace - took, took / 3))
}

function painterOf(model: Model, { behind, colour }: Asked, width: number, height: number) {
  const isAcross = width >= height
  const [across, down] = isAcross ? [long, short] : [short, long]
  const network = openNetwork(model, across, down)
  const small = contextOf(across, down)
  const mask = contextOf(across, down)
  const maskPixels = new ImageData(across, down)
  const share = new Float32Array(across * down)
  const soft = softenedSize(maskPixels)
  const room = contextOf(soft.width, soft.height)
  const roomPixels = new ImageData(soft.width, soft.height)
  const whole = contextOf(width, height)

  const paint: Painter = (picture) => {
    small.drawImage(picture, 0, 0, across, down)
    const seen = small.getImageData(0, 0, across, down)
    lookAt(network, seen.data)
    shareOf(network.output.data, share)
    asOpacity(share, maskPixels)
    mask.putImageData(maskPixels, 0, 0)
    whole.globalCompositeOperation = 'copy'
    whole.drawImage(mask.canvas, 0, 0, width, height)
    whole.globalCompositeOperation = 'source-in'
    whole.drawImage(picture, 0, 0)
    whole.globalCompositeOperation = 'destination-over'
    if (behind === 'blur') {
      softened(seen, share, roomPixels)
      room.putImageData(roomPixels, 0, 0)
      whole.drawImage(room.canvas, 0, 0, width, height)
    } else {
      whole.fillStyle = colour
      whole.fillRect(0, 0, width, height)
    }
  }
  return { paint, canvas: whole.canvas }
}

function lookAt({ input, run }: Network, pixels: Uint8ClampedArray) {
  for (let at = 0, to = 0; at < pixels.length; at += 4)
    for (let n = 0; n < 3; n++, to++) input.data[to] = (pixels[at + n] ?? 0) / 255
  run()
}

function contextOf(width: number, height: number) {
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('The browser gives no canvas')
  return context
}
