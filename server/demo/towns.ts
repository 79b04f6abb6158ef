import type { Country } from './phones.ts'

export type DemoTown = readonly [name: string, lat: number, lon: number, region?: string]

export type DemoPlace = {
  /** ISO 3166-1 alpha-2. */
  country: string
  towns: readonly DemoTown[]
  /** Of an hour: from, to, ISO 4217. */
  fee: readonly [from: number, to: number, currency: string]
  payers: readonly string[]
}

const insured = ['Private health insurance']

/** Towns as the gazetteer has them, and what an hour costs there. */
const places: Readonly<Record<string, Omit<DemoPlace, 'country'>>> = {
  GB: {
    towns: [
      ['London', 51.5085, -0.1257],
      ['Manchester', 53.4809, -2.2374],
      ['Edinburgh', 55.9521, -3.1965],
      ['Bristol', 51.4552, -2.5966],
      ['Leeds', 53.7965, -1.5479],
      ['Cardiff', 51.48, -3.18],
    ],
    fee: [50, 110, 'GBP'],
    payers: [...insured, 'Employee assistance programmes'],
  },
  US: {
    towns: [
      ['New York City', 40.7143, -74.006, 'US-NY'],
      ['Chicago', 41.85, -87.65, 'US-IL'],
      ['Portland, Oregon', 45.5234, -122.6762, 'US-OR'],
      ['Boston, Massachusetts', 42.3584, -71.0598, 'US-MA'],
      ['Los Angeles', 34.0522, -118.2437, 'US-CA'],
      ['Seattle', 47.6062, -122.3321, 'US-WA'],
      ['Austin, Texas', 30.2672, -97.7431, 'US-TX'],
      ['San Francisco', 37.7749, -122.4194, 'US-CA'],
    ],
    fee: [110, 240, 'USD'],
    payers: ['Medicare', 'Medicaid', 'Out of network, with a bill for your insurer'],
  },
  CA: {
    towns: [
      ['Toronto', 43.7064, -79.3986, 'CA-ON'],
      ['Montréal', 45.5088, -73.5878, 'CA-QC'],
      ['Vancouver', 49.2497, -123.1193, 'CA-BC'],
      ['Calgary', 51.0501, -114.0853, 'CA-AB'],
      ['Halifax', 44.6427, -63.5769, 'CA-NS'],
    ],
    fee: [120, 210, 'CAD'],
    payers: ['Extended health plans'],
  },
  AU: {
    towns: [
      ['Sydney', -33.8679, 151.2073],
      ['Melbourne', -37.814, 144.9633],
      ['Brisbane', -27.4679, 153.0281],
      ['Hobart', -42.8794, 147.3294],
    ],
    fee: [140, 250, 'AUD'],
    payers: ['Medicare rebate with a care plan', ...insured],
  },
  IE: {
    towns: [
      ['Dublin', 53.3331, -6.2489],
      ['Cork', 51.898, -8.4706],
      ['Galway', 53.2724, -9.051],
    ],
    fee: [60, 110, 'EUR'],
    payers: insured,
  },
  FR: {
    towns: [
      ['Paris', 48.8534, 2.3488],
      ['Lyon', 45.7491, 4.8479],
      ['Nantes', 47.2173, -1.5534],
      ['Toulouse', 43.6043, 1.4437],
    ],
    fee: [50, 90, 'EUR'],
    payers: ['Mutuelle'],
  },
  DE: {
    towns: [
      ['Berlin', 52.5244, 13.4105],
      ['Hamburg', 53.5507, 9.993],
      ['Munich', 48.1374, 11.5755],
      ['Köln', 50.9333, 6.95],
      ['Potsdam', 52.3989, 13.0657],
    ],
    fee: [80, 140, 'EUR'],
    payers: ['Statutory health insurance', ...insured],
  },
  SE: {
    towns: [
      ['Stockholm', 59.3294, 18.0687],
      ['Malmö', 55.6059, 13.0007],
      ['Uppsala', 59.8588, 17.6389],
    ],
    fee: [900, 1500, 'SEK'],
    payers: insured,
  },
  AT: {
    towns: [
      ['Vienna', 48.2085, 16.3721],
      ['Graz', 47.0673, 15.442],
    ],
    fee: [80, 140, 'EUR'],
    payers: ['Statutory health insurance, in part'],
  },
  BE: {
    towns: [
      ['Brussels', 50.8504, 4.3488],
      ['Gent', 51.05, 3.7167],
    ],
    fee: [60, 90, 'EUR'],
    payers: ['Mutualité, in part'],
  },
  BR: {
    towns: [
      ['São Paulo', -23.5475, -46.6361],
      ['Rio de Janeiro', -22.9064, -43.1822],
      ['Curitiba', -25.4278, -49.2731],
    ],
    fee: [150, 350, 'BRL'],
    payers: insured,
  },
  DK: {
    towns: [
      ['Copenhagen', 55.6759, 12.5655],
      ['Odense', 55.3959, 10.3883],
    ],
    fee: [800, 1300, 'DKK'],
    payers: insured,
  },
  IN: {
    towns: [
      ['Mumbai', 19.0728, 72.8826],
      ['Bengaluru', 12.9719, 77.5937],
      ['Chennai', 13.0878, 80.2785],
      ['Pune', 18.5196, 73.8553],
    ],
    fee: [1200, 3000, 'INR'],
    payers: [],
  },
  IT: {
    towns: [
      ['Rome', 41.8919, 12.5113],
      ['Bologna', 44.4938, 11.3387],
    ],
    fee: [50, 90, 'EUR'],
    payers: [],
  },
  JP: {
    towns: [
      ['Tokyo', 35.6895, 139.6917],
      ['Kyoto', 35.0211, 135.7538],
    ],
    fee: [8000, 15000, 'JPY'],
    payers: [],
  },
  MX: {
    towns: [
      ['Mexico City', 19.4285, -99.1277],
      ['Guadalajara', 20.6774, -103.3475],
    ],
    fee: [700, 1500, 'MXN'],
    payers: insured,
  },
  NL: {
    towns: [
      ['Amsterdam', 52.374, 4.8897],
      ['Utrecht', 52.0908, 5.1222],
      ['Rotterdam', 51.9225, 4.4792],
    ],
    fee: [80, 130, 'EUR'],
    payers: ['Basic health insurance, with a referral'],
  },
  NZ: {
    towns: [
      ['Auckland', -36.8485, 174.7635],
      ['Wellington', -41.2866, 174.7756],
    ],
    fee: [120, 220, 'NZD'],
    payers: insured,
  },
  SG: { towns: [['Singapore', 1.2897, 103.8501]], fee: [140, 260, 'SGD'], payers: insured },
  ZA: {
    towns: [
      ['Cape Town', -33.9258, 18.4232],
      ['Johannesburg', -26.2023, 28.0436],
      ['Durban', -29.8579, 31.0292],
    ],
    fee: [800, 1500, 'ZAR'],
    payers: ['Medical aid'],
  },
  KR: {
    towns: [
      ['Seoul', 37.566, 126.9784],
      ['Busan', 35.1017, 129.03],
    ],
    fee: [80_000, 150_000, 'KRW'],
    payers: [],
  },
  ES: {
    towns: [
      ['Madrid', 40.4165, -3.7026],
      ['Barcelona', 41.3888, 2.159],
      ['Bilbao', 43.2627, -2.9253],
    ],
    fee: [50, 85, 'EUR'],
    payers: insured,
  },
  CH: {
    towns: [
      ['Zürich', 47.3667, 8.55],
      ['Lugano', 46.0101, 8.96],
    ],
    fee: [120, 200, 'CHF'],
    payers: ['Basic health insurance, with a referral'],
  },
  PT: { towns: [['Lisbon', 38.7251, -9.1498]], fee: [45, 80, 'EUR'], payers: insured },
  FI: { towns: [['Helsinki', 60.1695, 24.9354]], fee: [80, 120, 'EUR'], payers: ['Kela, in part'] },
}

const written: { readonly [country in Country]?: string } = {
  'other: Portugal': 'PT',
  'other: Finland': 'FI',
}

export function demoPlaceOf(of: Country): DemoPlace {
  const country = written[of] ?? of
  const place = places[country]
  if (!place) throw new Error(`The demo knows no town of ${country}`)
  return { country, ...place }
}
