import sharp from 'sharp'

type Format = 'png' | 'jpeg' | 'webp' | 'gif' | 'avif'
export const formats: Format[] = ['png', 'jpeg', 'webp', 'gif', 'avif']

const red = { r: 255, g: 0, b: 0 }
const blue = { r: 0, g: 0, b: 255 }

/** Left half red, right half blue. */
export const halves = (width = 64, height = 32) =>
  sharp({ create: { width, height, channels: 3, background: red } }).composite([
    {
      input: {
        create: { width: Math.ceil(width / 2), height, channels: 3, background: blue },
      },
      left: Math.floor(width / 2),
      top: 0,
    },
  ])

export const pictureOf = (format: Format, width = 64, height = 32) =>
  halves(width, height).toFormat(format).toBuffer()

/** A photo as a phone takes it: held sideways, with the place in its metadata. */
export const phonePhoto = (place: string) =>
  halves()
    .withExif({ IFD0: { ImageDescription: place, Orientation: '6' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

/** A small file that unpacks to more than 25 million pixels. */
export const bomb = () =>
  sharp({ create: { width: 6_000, height: 5_000, channels: 3, background: red } })
    .png({ compressionLevel: 9 })
    .toBuffer()

export const svg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>',
)
export const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\n%%EOF\n')

/** The colour in the middle of the top and of the bottom half. */
export async function topAndBottom(image: Buffer): Promise<['red' | 'blue', 'red' | 'blue']> {
  const { data, info } = await sharp(image).raw().toBuffer({ resolveWithObject: true })
  const at = (y: number) => {
    const offset = (Math.floor(y * info.height) * info.width + (info.width >> 1)) * info.channels
    return data[offset]! > data[offset + 2]! ? 'red' : 'blue'
  }
  return [at(0.25), at(0.75)]
}
