import { existsSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { firstLoadOf } from './first-load.ts'

const build = path.join(import.meta.dirname, '..', 'build')

// npm test builds the pages first. Each kind may add up to 2 KB to the pages that name all kinds.
test.skipIf(!existsSync(path.join(build, '.built'))).each([
  ['../landing/landing-route', 112],
  ['state-page', 114],
  ['sport-page', 114],
  ['../kinds/facility/market-route', 122],
  ['../kinds/destination/market-route', 122],
  ['../kinds/business/market-route', 123],
  ['../kinds/event/market-route', 125],
  ['../kinds/facility/profile-route', 128],
  ['../kinds/destination/profile-route', 128],
  ['../kinds/hotel/profile-route', 128],
  ['../kinds/business/profile-route', 128],
  ['../kinds/company/profile-route', 128],
  ['../kinds/facility/creation/route', 167],
  ['../kinds/destination/creation-route', 165],
  ['../kinds/hotel/creation-route', 165],
  ['../kinds/business/creation-route', 165],
  ['../kinds/company/creation-route', 165],
])('the first load of %s has at most %i KB of JavaScript', (route, atMost) => {
  expect(firstLoadOf(path.join(build, 'client'), route)).toBeLessThanOrEqual(atMost)
})
