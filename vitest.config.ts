import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{contract,content,engine,server,web,lab,checks}/**/*.test.{ts,tsx}'],
    globalSetup: ['server/testing/database.ts'],
    env: { NODE_ENV: 'test' },
    testTimeout: 20_000,
    hookTimeout: 30_000,
    maxWorkers: 2,
  },
})
