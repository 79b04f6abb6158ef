import sharp, { type Metadata } from 'sharp'
import { formatOf } from './picture-format.ts'

/** A picture this large in pixels is an attack on memory, not a portrait. */
const mostPixels = 25_000_000
/** What decoding one picture may take of memory, in bytes. */
export const mostMemory = 72_000_000

export type PictureHeader = {
  /** An estimate from above of the memory that decoding takes, in bytes. */
  cost: number
  /** As EXIF has it; 1 is upright. */
  orientation: number
}

/** What a picture is, out of its first bytes and its header, before anything of it is decoded. */
export async function readHeader(input: Buffer): Promise<PictureHeader> {
  const format = formatOf(input)
  if (!format) throw new Error('none of the accepted formats')
  const header = await sharp(input, { limitInputPixels: mostPixels, pages: 1 }).metadata()
  const isSame = header.format === format && (format !== 'heif' || header.compression === 'av1')
  const pixels = header.width * header.height
  const cost = pixels * bytesPerPixel(header) + header.width * bytesPerColumn(header)
  if (!isSame || pixels > mostPixels || cost > mostMemory)
    throw new Error(`${header.format} of ${pixels} pixels`)
  return { cost, orientation: header.orientation ?? 1 }
}

/**
 * Measured, with room above: lines are made smaller by hundreds at a time, whole, so that a picture
 * of few lines takes memory by its width. JPEG and WebP are made smaller while they are read.
 */
const bytesPerColumn = ({ format }: Metadata) =>
  format === 'jpeg' || format === 'webp' ? 320 : 2_560

/** Measured, with room above: the lines of a JPEG or PNG are read one by one, unless they come in passes. */
function bytesPerPixel({ format, depth, channels, isProgressive, ...header }: Metadata) {
  if (format === 'heif') return 30
  if (format === 'webp') return 5
  if (format === 'gif') return 7
  if (!isProgressive) return 2
  if (format === 'jpeg') return header.chromaSubsampling === '4:2:0' ? 4 : 2 * channels
  return 1.4 * channels * (depth === 'ushort' ? 2 : 1)
}
