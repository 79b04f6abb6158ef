import sharp from 'sharp'
import { mostMemory, readHeader } from './picture-header.ts'
import { createTurns } from './turns.ts'

/**
 * A process of its own that decodes pictures: what a decoder takes or breaks is not the server's.
 * Every thread that has decoded keeps its memory for the next time, and only the end gives it back.
 */
export type PictureAsked = { id: number; input: Uint8Array }
/** Null: not a picture that is taken. */
export type PictureAnswered = { id: number; webp: Uint8Array | null }

const side = 512
const seconds = 10
/** Of this process, in bytes: 80 MB before it decodes anything, and twice what headers may announce. */
const mostTaken = Number(process.argv[2] ?? 230_000_000)
const looksEvery = 20

sharp.cache(false)
sharp.concurrency(1)

/** Those whose turn it is wait here until there is memory for what their header announces. */
const withMemory = createTurns({
  atOnce: 2,
  mostWaiting: 2,
  mostWaitingPerKey: 2,
  budget: mostMemory,
})

process.on('message', ({ id, input }: PictureAsked) => {
  void encode(Buffer.from(input)).then(
    (webp) => answer({ id, webp }),
    () => answer({ id, webp: null }),
  )
})

/** Where a decoder takes more than its header announces, this process ends before the machine does. */
setInterval(() => {
  if (process.memoryUsage.rss() > mostTaken) process.exit(1)
}, looksEvery).unref()

const answer = (answered: PictureAnswered) => process.send?.(answered)

async function encode(input: Buffer) {
  const { cost, orientation } = await readHeader(input)
  return withMemory('', cost, () => toWebp(input, orientation))
}

/** Made small before it is turned: turning takes the whole picture into memory. */
async function toWebp(input: Buffer, orientation: number) {
  // The first frame alone, whatever comes behind it.
  const small = sharp(input, { pages: 1, failOn: 'error' })
    .timeout({ seconds })
    .resize(side, side, { fit: 'inside', withoutEnlargement: true })
  if (orientation === 1) return small.webp({ quality: 82 }).toBuffer()
  const lying = await small.withMetadata({ orientation }).png({ compressionLevel: 1 }).toBuffer()
  return sharp(lying).autoOrient().webp({ quality: 82 }).toBuffer()
}
