import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['*/src/**/*.test.ts', 'scripts/**/*.test.ts'],
    globalSetup: ['server/src/testing/global-setup.ts'],
    testTimeout: 30_000,
    hookTimeout: 120_000,
  },
})
