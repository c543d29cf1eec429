import { existsSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { firstLoadOf } from './first-load.ts'

const build = path.join(import.meta.dirname, '..', 'build')

// npm test builds the pages first.
test.skipIf(!existsSync(path.join(build, '.built'))).each([
  ['../landing/landing-route', 112],
  ['state-page', 112],
  ['sport-page', 112],
  ['../kinds/facility/market-route', 120],
  ['../kinds/destination/market-route', 120],
  ['../kinds/business/market-route', 120],
  ['../kinds/facility/profile-route', 126],
  ['../kinds/destination/profile-route', 126],
  ['../kinds/hotel/profile-route', 126],
  ['../kinds/business/profile-route', 126],
  ['../kinds/company/profile-route', 126],
  ['../kinds/facility/creation/route', 165],
  ['../kinds/destination/creation-route', 165],
  ['../kinds/hotel/creation-route', 165],
  ['../kinds/business/creation-route', 165],
  ['../kinds/company/creation-route', 165],
])('the first load of %s has at most %i KB of JavaScript', (route, atMost) => {
  expect(firstLoadOf(path.join(build, 'client'), route)).toBeLessThanOrEqual(atMost)
})
