import os from 'node:os'
import { defineConfig } from '@playwright/test'
import { findChromium } from '../scripts/chromium.mjs'
import { chromiumArguments } from './chromium-arguments.ts'

export default defineConfig({
  testDir: '.',
  globalSetup: './global-setup.ts',
  fullyParallel: true,
  // Beside the product and its database, a worker and its Chromium keep one core busy.
  workers: Math.max(2, os.availableParallelism() - 1),
  // On CI a slow machine gets a second try, and Playwright reports the journey as flaky.
  retries: process.env.CI ? 1 : 0,
  reporter: 'line',
  outputDir: '../test-results',
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    // A new one per journey costs half a second of CPU time. Cookies, storage, routes and the clock are reset in between.
    reuseContext: true,
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? findChromium(),
      args: chromiumArguments,
    },
    // Playwright waits for elements to stand still before it clicks.
    contextOptions: { reducedMotion: 'reduce' },
    // A worker would hide requests from routes. Journeys about it allow it.
    serviceWorkers: 'block',
    trace: 'off',
  },
})
