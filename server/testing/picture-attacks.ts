import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { pictureOf, svg } from './pictures.ts'

/** 5000 × 5000 in 848 bytes. Written out, since making it takes half a gigabyte. */
export const avifBomb = Buffer.from(
  [
    'AAAAHGZ0eXBhdmlmAAAAAG1pZjFhdmlmbWlhZgAAANZtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAA',
    'AAAAACJpbG9jAAAAAERAAAEAAQAAAAAA+gABAAAAAAAAAlYAAAAjaWluZgAAAAAAAQAAABVpbmZlAgAAAAABAABhdjAxAAAA',
    'AA5waXRtAAAAAAABAAAAVmlwcnAAAAA4aXBjbwAAAAxhdjFDgTACAAAAABRpc3BlAAAAAAAAE4gAABOIAAAAEHBpeGkAAAAA',
    'AwgICAAAABZpcG1hAAAAAAAAAAEAAQOBAgMAAAJebWRhdBIACgo8MycPOHaQENBpMsUEEyUJjBMPPPPNBIAAAFnPzEUivgs8',
    'g1Kq8qsr+5UCcsUHW5DffFedsY44wKlFtdT8hSMsmXp9MhLWV5iaa2OFCp70xSCKtwx+Lu97K2gaFOd7JczwX2u2KVe5aO0V',
    'UAIEyHbIw2iGQ7SPz8xSXpGcjh1otxx0L8iVUAPjGVA1ZEI99U8UL6zb7kuHNU9TVnXyFrOZM0ICd+CKiANdQrGrEsgu1ImG',
    'mvqMAYWiw28tDR2x50Nwo+i+wAydJIUEf4LiriLLGopxBFM8sD/LI4SKWB6PViNa+cRLyTQ7oWqCprbsqBr/1qks2kAF9sLO',
    'LstVg4rzzcHfR0Dklc/MUl6RnI4daLccdC/IlVAD4xlQNWRCPfVPFC+s2+5LhzVPU1Z18hazmTNCAnfgilk9BdnXr0WmLj0X',
    'qna7LmhrP+kO9kuZ4L7XbFKvctHaKqAECZDtkYbRDg+BGK5T/5hfxMDFDu1B0WEzRn7XlHjufbul19cANEJxhgw+dWA4gE4B',
    '7io4kjG+vd+i+jXPbsA1+NE4oM/MUl6RnI4daLccdC/IlVAD4xlQNWRCPfVPFC+s2+5LhzVPU1Z18hazmTNCAnfgiogDXUKx',
    'qxLILtSJhpr6jAGFosNvLQ0dsedDcKPovsAMnSSFBH+C4q4iyxqKcQRTPLA/yyOEilgej1YjWvnES8k0O6Fqgqa27Kga/9ap',
    'LNpABfbCzi7LVYOK883CDgCDbU9mWK0+wieBu88swVMY7KrkuYhh3yKZOVwbibX4nPE1Xq2J3oA=',
  ].join(''),
  'base64',
)

/** The same, but its header speaks of 100 × 100. */
export function lyingAvif(): Buffer {
  const lying = Buffer.from(avifBomb)
  const size = lying.indexOf('ispe') + 8
  lying.writeUInt32BE(100, size)
  lying.writeUInt32BE(100, size + 4)
  return lying
}

/** As many frames of one picture as asked for. */
export async function animation(format: 'gif' | 'webp', frames: number, side = 64) {
  const height = side * frames
  // Every line differs, or equal frames would become one.
  const pixels = Buffer.alloc(side * height * 3, 1).map((_, at) => (at / (side * 3)) * 7)
  const raw = { width: side, height, channels: 3, pageHeight: side } as const
  return sharp(pixels, { raw, limitInputPixels: false })
    .toFormat(format, { effort: 1, loop: 0, delay: Array(frames).fill(20) })
    .toBuffer()
}

/** What no encoder can make small. */
export const noise = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: 'red',
      noise: { type: 'gaussian', mean: 128, sigma: 9 },
    },
  })

export const script = '<script>alert("a polyglot")</script>'

/** A picture that is something else too: what follows its end, or stands in its comments. */
export const polyglots = {
  'a PNG with a page behind it': async () =>
    Buffer.concat([await pictureOf('png'), Buffer.from(`<html>${script}</html>`)]),
  'a GIF that is also a script': async () =>
    Buffer.concat([await pictureOf('gif'), Buffer.from(`*/=1;${script}`)]),
  'a JPEG with a page in a comment': async () => withComment(await pictureOf('jpeg'), script),
  'a WebP with an archive behind it': async () =>
    Buffer.concat([await pictureOf('webp'), Buffer.from(`PK\u0003\u0004${script}`)]),
} as const

/** What calls itself a picture of an accepted kind and is none. */
export const disguised = {
  'an SVG behind the first bytes of a PNG': () =>
    Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), svg]),
  'an SVG behind a GIF’s name': () => Buffer.concat([Buffer.from('GIF89a'), svg]),
  'a page behind a JPEG’s first bytes': () =>
    Buffer.concat([Buffer.from('\xff\xd8\xff', 'latin1'), Buffer.from(script)]),
  'an AVIF that lies about its size': lyingAvif,
} as const

/** COM, the marker of JPEG for a comment, right behind the start of the picture. */
function withComment(jpeg: Buffer, text: string) {
  const comment = Buffer.from(text)
  const head = Buffer.from([0xff, 0xfe, 0, 0])
  head.writeUInt16BE(comment.length + 2, 2)
  return Buffer.concat([jpeg.subarray(0, 2), head, comment, jpeg.subarray(2)])
}

/** A picture of one colour, valid, whatever its shape. */
export const plain = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 4, background: { r: 90, g: 120, b: 110, alpha: 1 } },
  })

/** Few pixels, whole lines of which take gigabytes while they are made smaller. */
export const wide = [
  [24_000_000, 1],
  [5_000_000, 4],
  [1_000_000, 24],
  [200_000, 120],
  [30_000, 800],
] as const

/** Written part by part: sharp itself would take those gigabytes. */
export function widePng(width: number, height: number): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  // Eight bits of red, green, blue and alpha.
  head.set([8, 6], 8)
  const lines = deflateSync(Buffer.alloc((1 + 4 * width) * height))
  const parts = [part('IHDR', head), part('IDAT', lines), part('IEND', Buffer.alloc(0))]
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...parts])
}

function part(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  check.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, check])
}
