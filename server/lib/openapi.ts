import { brand } from '@attune/contract/brand.ts'
import swagger from '@fastify/swagger'
import { createJsonSchemaTransform } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { App } from './http.ts'

/** The API's own description out of the schemas that check it. */
export async function describeApi(app: App) {
  await app.register(swagger, {
    openapi: { openapi: '3.1.0', info: { title: `${brand} API`, version: '1' } },
    transform: createJsonSchemaTransform({
      zodToJsonConfig: {
        override: ({ zodSchema, jsonSchema }) => {
          if (zodSchema instanceof z.ZodCustom)
            Object.assign(jsonSchema, { type: 'string', format: 'binary' })
        },
        unrepresentable: 'any',
      },
    }),
  })
}
