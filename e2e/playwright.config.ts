import { defineConfig } from '@playwright/test'
import { findChromium } from '../scripts/chromium.mjs'

export default defineConfig({
  testDir: '.',
  globalSetup: './global-setup.ts',
  workers: 1,
  // A machine that others use too may be slow once; a journey that fails twice is broken. What passed at the second try is
  // reported as flaky.
  retries: process.env.CI ? 1 : 0,
  reporter: 'line',
  outputDir: '../test-results',
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? findChromium(),
      // Containers run as root, without a GPU and with a small /dev/shm.
      args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
    },
    trace: 'off',
  },
})
