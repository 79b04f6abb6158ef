import { connect } from 'node:net'
import {
  animation,
  avifBomb,
  disguised,
  noise,
  plain,
  polyglots,
  wide,
  widePng,
} from '../../server/testing/picture-attacks.ts'
import { pictureOf } from '../../server/testing/pictures.ts'
import type { Measured } from './measured-server.ts'

/** What is sent, as statuses (0: cut off), and which of them are as they should be. */
export type Attack = {
  what: string
  /** Made before anything is measured. */
  make: () => Promise<Buffer[]> | Buffer[]
  send: (server: Measured, images: Buffer[]) => Promise<number[]>
  expected: readonly number[]
}

const times = <T>(count: number, work: (i: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, i) => work(i)))
const statusOf = async (reply: Promise<{ status: number }>) => (await reply).status

/** Each sent by as many strangers at once. */
const byStrangers =
  (count: number): Attack['send'] =>
  ({ register }, images) =>
    times(count, (i) => statusOf(register(images[i % images.length])))

const strangers = byStrangers(20)

export const attacks: readonly Attack[] = [
  {
    what: 'an AVIF of 25 million pixels, 20 at once, to a taken address',
    make: () => [avifBomb],
    send: ({ register, person }) =>
      times(20, () => statusOf(register(avifBomb, { email: person.email }))),
    expected: [409],
  },
  {
    what: 'the same to free addresses',
    make: () => [avifBomb],
    send: strangers,
    expected: [400, 503],
  },
  {
    what: 'the same from one account, 28 at once',
    make: () => [avifBomb],
    send: ({ change }) => times(28, () => statusOf(change(avifBomb))),
    expected: [400, 503],
  },
  {
    what: 'the largest AVIF that is taken',
    make: async () => [await noise(1_500, 1_500).avif({ effort: 0, quality: 40 }).toBuffer()],
    send: strangers,
    expected: [201, 503],
  },
  {
    what: 'a JPEG of 15 million pixels that comes in passes',
    make: async () => [
      await noise(4_600, 3_400).jpeg({ progressive: true, quality: 40 }).toBuffer(),
    ],
    send: strangers,
    expected: [201, 503],
  },
  {
    what: 'a PNG of 12 million pixels that comes in passes',
    make: async () => [await noise(4_000, 3_000).blur(40).png({ progressive: true }).toBuffer()],
    send: strangers,
    expected: [201, 503],
  },
  {
    what: 'a WebP of 11 million pixels',
    make: async () => [await noise(3_800, 3_000).webp({ effort: 0, quality: 40 }).toBuffer()],
    send: strangers,
    expected: [201, 503],
  },
  {
    what: 'PNGs of a few lines, up to 24 million pixels wide',
    make: () => wide.map(([across, down]) => widePng(across, down)),
    send: strangers,
    expected: [400, 503],
  },
  {
    what: 'the widest PNG that is taken',
    make: async () => [await plain(12_000, 1_700).png().toBuffer()],
    send: strangers,
    expected: [201, 503],
  },
  {
    what: 'a GIF of 1,000 frames',
    make: async () => [await animation('gif', 1_000)],
    send: strangers,
    expected: [201, 503],
  },
  {
    what: 'a WebP of 2,000 frames',
    make: async () => [await animation('webp', 2_000)],
    send: strangers,
    expected: [201, 503],
  },
  {
    what: 'pictures that are something else too',
    make: () => Promise.all(Object.values(polyglots).map((make) => make())),
    send: byStrangers(4),
    expected: [201],
  },
  {
    what: 'what only begins like a picture',
    make: () => Object.values(disguised).map((make) => make()),
    send: byStrangers(4),
    expected: [400],
  },
  {
    what: 'files of 5 MB, 40 at once',
    make: async () => [Buffer.concat([await pictureOf('png'), Buffer.alloc(5_000_000)])],
    send: byStrangers(40),
    expected: [201, 503],
  },
  {
    what: 'uploads at a byte a second, 50 at once',
    make: () => [],
    send: ({ url }) => times(50, () => trickle(url)),
    expected: [408],
  },
]

const slowHead = [
  'POST /api/users/register HTTP/1.1',
  'Host: 127.0.0.1',
  'Content-Type: multipart/form-data; boundary=x',
  'Content-Length: 5000000',
  '',
  '--x\r\ncontent-disposition: form-data; name="image"; filename="a.png"',
  'content-type: image/png',
  '',
  '',
].join('\r\n')

/** One upload that never gets anywhere: the status it is cut off with. */
const trickle = (url: string) =>
  new Promise<number>((done) => {
    let heard = ''
    const socket = connect(Number(new URL(url).port), '127.0.0.1', () => socket.write(slowHead))
    const dripping = setInterval(() => socket.write('a'), 1_000)
    socket.on('data', (chunk) => {
      heard += chunk.toString('latin1')
    })
    socket.on('error', () => {})
    socket.on('close', () => {
      clearInterval(dripping)
      done(Number(/^HTTP\/1\.1 (\d+)/.exec(heard)?.[1] ?? 0))
    })
  })
