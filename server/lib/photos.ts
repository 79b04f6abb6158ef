import { limits } from '@attune/contract/accounts.ts'
import { say } from '@attune/contract/errors.ts'
import sharp from 'sharp'
import { AppError } from './errors.ts'

const formats = new Set(['png', 'jpeg', 'webp', 'gif', 'heif', 'avif'])
const side = 512
/** A picture this large in pixels is an attack on memory, not a portrait. */
const mostPixels = 25_000_000

sharp.cache(false)
sharp.concurrency(1)

/** Any accepted picture as WebP of at most 512 px, upright, without metadata. */
export async function encodePhoto(image: Blob): Promise<Buffer> {
  if (image.size > limits.imageBytes) throw new AppError('too_large', say.imageTooLarge, 'image')
  const input = Buffer.from(await image.arrayBuffer())
  try {
    const picture = sharp(input, { limitInputPixels: mostPixels, failOn: 'error' })
    const { format, compression } = await picture.metadata()
    if (!formats.has(format) || (format === 'heif' && compression !== 'av1'))
      throw new Error(format)
    return await picture
      .rotate()
      .resize(side, side, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer()
  } catch {
    throw new AppError('invalid', say.notAnImage, 'image')
  }
}
