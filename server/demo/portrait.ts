import { createAvatar } from '@dicebear/core'
import * as notionists from '@dicebear/notionists'
import sharp from 'sharp'
import type { SeededChoices } from './seeded-choices.ts'
import type { Gender } from './therapists.ts'

/** The parts of a drawn face, by their numbers in DiceBear's "notionists". */
export type Face = {
  hair: string
  beard: string | null
  glasses: string | null
  brows: string
  lips: string
  nose: string
  body: string
  paper: string
}

const side = 512

/** A demo portrait as WebP, drawn here: no page and no server of ours asks anyone for it. */
export function renderPortrait(face: Face): Promise<Buffer> {
  const { hair, beard, glasses, brows, lips, nose, body, paper } = face
  const svg = createAvatar(notionists, {
    // At its own size a portrait would be drawn eleven times as large first.
    size: side,
    backgroundColor: [paper],
    hair: [variant(hair)],
    beard: [variant(beard ?? '02')],
    beardProbability: beard ? 100 : 0,
    glasses: [variant(glasses ?? '08')],
    glassesProbability: glasses ? 100 : 0,
    brows: [variant(brows)],
    lips: [variant(lips)],
    nose: [variant(nose)],
    body: [variant(body)],
    eyes: ['variant05'],
    bodyIconProbability: 0,
    gestureProbability: 0,
  }).toString()
  return sharp(Buffer.from(svg)).removeAlpha().webp({ quality: 82, effort: 0 }).toBuffer()
}

/** Deals faces so that the same hair comes round as seldom as possible. */
export function faceDealer(random: SeededChoices) {
  const hair = {
    woman: random.deck(womens),
    man: random.deck(mens),
    'non-binary': random.deck(any),
  }
  const clothes = {
    woman: random.deck([...shirts, ...blouses]),
    man: random.deck([...shirts, ...ties]),
    'non-binary': random.deck(shirts),
  }
  const paper = random.deck(papers)
  const beard = random.deck(beards)
  return (gender: Gender, headwear?: Headwear): Face => ({
    hair: headwear ? headwears[headwear] : hair[gender](),
    beard: headwear === 'turban' ? '02' : gender === 'man' && random.chance(0.4) ? beard() : null,
    glasses: random.chance(0.25) ? random.pick(['03', '08', '11']) : null,
    brows: random.pick(['01', '04', '05', '07', '08', '12']),
    lips: random.pick(['03', '14', '17', '22', '23', '25', '30']),
    nose: random.pick(['01', '05', '06', '07', '09', '10', '12', '13', '15', '18', '20']),
    body: clothes[gender](),
    paper: paper(),
  })
}

const headwears = { turban: '61', shawl: '62', headscarf: '63' } as const
export type Headwear = keyof typeof headwears

const numbers = (list: string) => list.split(' ')

/** Soft paper, as under all pictures of the product. */
const papers = numbers('efe6d8 ece0df dee6ee e1eae4 e7e3ee f1e5d8 e6ebdf e9e4da')
const womens = numbers('02 08 10 11 20 23 28 30 36 37 39 41 47 48 57 58')
const mens = numbers('01 05 06 13 15 16 18 19 21 22 25 27 31 32 34 35 38 42 49 54 55 56 60')
const any = numbers('04 09 11 24 26 29 31 54')
const beards = numbers('02 03 05 08 09 12 02')
const shirts = numbers('07 08 09 10 13 14 16 17 21 25')
const blouses = numbers('12 15 22 24')
const ties = numbers('19 20 25')

/** The package's own list of names, which its types spell out one by one. */
type Variant = 'variant01'
const variant = (number: string) => `variant${number}` as Variant
