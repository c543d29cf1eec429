import { defineConfig } from 'vitest/config'
import { iconSprite } from './web/icons/sprite-plugin.ts'

export default defineConfig({
  // Components name the sprite, which only the build of the web makes up.
  plugins: [iconSprite()],
  test: {
    include: ['*/src/**/*.test.{ts,tsx}', 'web/{basemap,chunks,icons}/**/*.test.ts', 'scripts/**/*.test.ts'],
    globalSetup: ['server/src/testing/global-setup.ts'],
    // The default leaves a core to the developer.
    maxWorkers: '100%',
    testTimeout: 30_000,
    hookTimeout: 120_000,
  },
})
