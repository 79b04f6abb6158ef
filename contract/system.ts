import { z } from 'zod'
import { endpoint } from './endpoint.ts'

/** Null is what the operator has not said. `outsideModel` is the host of a connected model. */
export const Site = z.object({
  operator: z.object({ name: z.string().nullable(), contact: z.string().nullable() }),
  outsideModel: z.string().nullable(),
})
export type Site = z.infer<typeof Site>

export const system = {
  health: endpoint({
    method: 'GET',
    url: '/health',
    config: { allow: 'anyone' },
    schema: {
      summary: 'Whether the server can serve',
      response: { 200: z.object({ status: z.literal('ok') }) },
    },
  }),
  openapi: endpoint({
    method: 'GET',
    url: '/openapi.json',
    config: { allow: 'anyone' },
    schema: { summary: 'This API in its own words', response: { 200: z.unknown() } },
  }),
  signIn: endpoint({
    method: 'GET',
    url: '/sign-in-page',
    config: { allow: 'anyone' },
    schema: {
      summary: 'What the sign-in pages show: the demo accounts, where the demo is loaded',
      response: {
        200: z.object({
          demo: z
            .object({ user: z.string(), therapist: z.string(), password: z.string() })
            .nullable(),
        }),
      },
    },
  }),
  site: endpoint({
    method: 'GET',
    url: '/site',
    config: { allow: 'anyone' },
    schema: { summary: 'Who runs this site, in their own words', response: { 200: Site } },
  }),
}
