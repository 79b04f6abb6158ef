import { z } from 'zod'
import { endpoint, trimmedText } from './endpoint.ts'
import { Place, Region } from './practice-facts.ts'

export const placesShown = 10

/** ISO 3166-1 alpha-2: every country with towns. */
export const countryCodes = (
  'AD AE AF AG AI AL AM AO AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BW BY BZ ' +
  'CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK ' +
  'FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GT GU GW GY HK HN HR HT HU ID IE IL IM IN IQ IR IS IT ' +
  'JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML ' +
  'MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM ' +
  'PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD ' +
  'TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VG VI VN VU WF WS XK YE YT ZA ZM ZW'
).split(' ')

const Country = z.string().regex(/^[A-Z]{2}$/)

/** A country in which a licence holds for a state or province alone. */
export const LicensingCountry = z.object({
  country: Country,
  /** What its regions are called, such as "State". */
  kind: z.string(),
  regions: z.array(z.object({ code: Region, label: z.string() })),
})
export type LicensingCountry = z.infer<typeof LicensingCountry>

export const places = {
  find: endpoint({
    method: 'GET',
    url: '/places',
    config: { allow: 'either', beforeSecondFactor: true },
    schema: {
      summary: 'Towns of a country whose names begin so, ten at most',
      querystring: z.object({ country: Country, q: trimmedText(80) }),
      response: { 200: z.array(Place).max(placesShown) },
    },
  }),
  licensing: endpoint({
    method: 'GET',
    url: '/places/licensing',
    config: { allow: 'either', beforeSecondFactor: true },
    schema: {
      summary: 'The states and provinces of countries in which a licence holds for one alone',
      response: { 200: z.array(LicensingCountry) },
    },
  }),
}
