import { limits } from '@attune/contract/accounts.ts'
import { say } from '@attune/contract/errors.ts'
import sharp from 'sharp'
import { AppError } from './errors.ts'
import { mostMemory, readHeader } from './picture-header.ts'
import { createTurns } from './turns.ts'

const side = 512
const seconds = 10

sharp.cache(false)
sharp.concurrency(1)

/** Everyone's together: a few strangers must not fill the memory, one person not the queue. */
const inTurn = createTurns({
  atOnce: 2,
  mostWaiting: 16,
  mostWaitingPerKey: 4,
  budget: Number.POSITIVE_INFINITY,
})
/** Only those whose turn it is wait here, until there is memory for what the header announces. */
const withMemory = createTurns({
  atOnce: 2,
  mostWaiting: 2,
  mostWaitingPerKey: 2,
  budget: mostMemory,
})

/**
 * Any accepted picture as WebP of at most 512 px, upright, without metadata. `key` is whom the wait
 * is counted for. Dear: everything else of a request is checked before.
 */
export async function encodePhoto(image: Blob, key: string): Promise<Buffer> {
  if (image.size > limits.imageBytes) throw new AppError('too_large', say.imageTooLarge, 'image')
  return inTurn(key, 0, async () => {
    const input = Buffer.from(await image.arrayBuffer())
    const { cost, orientation } = await readHeader(input).catch(refuse)
    return withMemory(key, cost, () => encode(input, orientation).catch(refuse))
  })
}

/** Made small before it is turned: turning takes the whole picture into memory. */
async function encode(input: Buffer, orientation: number) {
  // The first frame alone, whatever comes behind it.
  const small = sharp(input, { pages: 1, failOn: 'error' })
    .timeout({ seconds })
    .resize(side, side, { fit: 'inside', withoutEnlargement: true })
  if (orientation === 1) return small.webp({ quality: 82 }).toBuffer()
  const lying = await small.withMetadata({ orientation }).png({ compressionLevel: 1 }).toBuffer()
  return sharp(lying).autoOrient().webp({ quality: 82 }).toBuffer()
}

function refuse(): never {
  throw new AppError('invalid', say.notAnImage, 'image')
}
