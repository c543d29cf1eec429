import { defineConfig } from 'vitest/config'
import { iconSprite } from './web/icons/sprite-plugin.ts'
import { wire } from './web/wire/wire-plugin.ts'

export default defineConfig({
  // Virtual modules of the web's build that tested code imports.
  plugins: [iconSprite(), wire()],
  test: {
    include: [
      '*/src/**/*.test.{ts,tsx}',
      'web/{basemap,chunks,icons,wire}/**/*.test.ts',
      'scripts/**/*.test.ts',
    ],
    globalSetup: ['server/src/testing/global-setup.ts'],
    // The default leaves a core to the developer.
    maxWorkers: '100%',
    testTimeout: 30_000,
    hookTimeout: 120_000,
  },
})
