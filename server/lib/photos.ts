import { limits } from '@attune/contract/accounts.ts'
import { say } from '@attune/contract/errors.ts'
import { AppError } from './errors.ts'
import { formatOf } from './picture-format.ts'
import { encodeApart } from './picture-process.ts'
import { createTurns } from './turns.ts'

/** Everyone's together: a few strangers must not fill the memory, one person not the queue. */
const inTurn = createTurns({
  atOnce: 2,
  mostWaiting: 10,
  mostWaitingPerKey: 4,
  budget: Number.POSITIVE_INFINITY,
})

export const picturesWaiting = () => inTurn.waiting()

/**
 * Any accepted picture as WebP of at most 512 px, upright, without metadata. `key` is whom the wait
 * is counted for. Dear: everything else of a request is checked before.
 */
export async function encodePhoto(image: Blob, key: string): Promise<Buffer> {
  if (image.size > limits.imageBytes) throw new AppError('too_large', say.imageTooLarge, 'image')
  const webp = await inTurn(key, 0, async () => {
    const input = Buffer.from(await image.arrayBuffer())
    return formatOf(input) ? encodeApart(input).catch(askAgain) : null
  })
  if (!webp) throw new AppError('invalid', say.notAnImage, 'image')
  return webp
}

function askAgain(): never {
  throw new AppError('unavailable', say.busy, undefined, 5)
}
