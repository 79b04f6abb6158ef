import { z } from 'zod'
import { endpoint, trimmedText } from './endpoint.ts'
import { Place, Region } from './practice-facts.ts'

export const placesShown = 10

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
