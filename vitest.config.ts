import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { chromiumArguments } from './e2e/chromium-arguments.ts'
import { findChromium } from './scripts/chromium.mjs'
import { basemap } from './web/basemap/basemap-plugin.ts'
import { iconSprite } from './web/icons/sprite-plugin.ts'
import { signIn } from './web/sign-in/sign-in-plugin.ts'
import { wire } from './web/wire/wire-plugin.ts'

const browserTests = 'web/src/**/*.browser.test.tsx'

/** Tests with `vi.mock`, whose mocks would remain in modules that later tests import. */
const mockedTests = 'web/src/**/*.mocked.test.tsx'

const browserDependencies = [
  '@base-ui/react/*',
  '@hookform/resolvers/zod',
  '@microsoft/signalr',
  '@protomaps/basemaps',
  '@tanstack/react-query',
  '@tanstack/react-table',
  'maplibre-gl',
  'notistack',
  'pmtiles',
  'react',
  'react-day-picker',
  'react-dom',
  'react-dom/client',
  'react-hook-form',
  'react-router',
  'react/jsx-dev-runtime',
  'zod',
  'zustand',
]

/** Its sources are TypeScript, which Node doesn't load from packages. */
const signInSources = { deps: { inline: [/[\\/]@auth0[\\/]/] } }

/** They only end tests that hang: a busy machine takes many times as long as a quiet one, and how long says nothing. */
const patience = { testTimeout: 90_000, expect: { poll: { timeout: 30_000 } } }

export default defineConfig({
  // Virtual modules of the web's build that tested code imports.
  plugins: [signIn(), iconSprite(), basemap(), wire()],
  test: {
    // The default leaves a core to the developer.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          include: [
            '*/src/**/*.test.{ts,tsx}',
            'web/{basemap,chunks,icons,sign-in,wire}/**/*.test.ts',
            'scripts/**/*.test.ts',
          ],
          exclude: [browserTests, mockedTests],
          server: signInSources,
          globalSetup: ['server/src/testing/global-setup.ts'],
          ...patience,
          hookTimeout: 240_000,
          // A process per file would load and compile every module again, which costs more than the tests.
          isolate: false,
        },
      },
      {
        extends: true,
        test: { name: 'mocked', include: [mockedTests], server: signInSources },
      },
      {
        extends: true,
        // A dependency that Vite discovered during the tests would come with a second React.
        optimizeDeps: { include: browserDependencies },
        test: {
          name: 'browser',
          include: [browserTests],
          ...patience,
          // A page per file would load every module again.
          isolate: false,
          browser: {
            enabled: true,
            headless: true,
            viewport: { width: 1280, height: 800 },
            screenshotFailures: false,
            provider: playwright({
              launchOptions: {
                executablePath: process.env.CHROMIUM_PATH ?? findChromium(),
                args: chromiumArguments,
              },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
})
