import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./server/*/table.ts', './server/lib/vault.ts'],
  out: './server/migrations',
})
