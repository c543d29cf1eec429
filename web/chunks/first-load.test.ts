import { existsSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { firstLoadOf } from './first-load.ts'

const build = path.join(import.meta.dirname, '..', 'build')

// npm test builds the pages first. Each kind may add up to 2 KB to the pages that name all kinds.
test.skipIf(!existsSync(path.join(build, '.built'))).each([
  ['../landing/landing-route', 114],
  ['state-page', 116],
  ['sport-page', 116],
  ['../kinds/facility/market-route', 124],
  ['../kinds/destination/market-route', 124],
  ['../kinds/business/market-route', 125],
  ['../kinds/event/market-route', 127],
  ['../kinds/organization/market-route', 124],
  ['../kinds/facility/profile-route', 131],
  ['../kinds/destination/profile-route', 131],
  ['../kinds/hotel/profile-route', 131],
  ['../kinds/business/profile-route', 132],
  ['../kinds/company/profile-route', 131],
  ['../kinds/event/profile-route', 134],
  ['../kinds/organization/profile-route', 131],
  ['../kinds/facility/creation/route', 176],
  ['../kinds/destination/creation-route', 167],
  ['../kinds/hotel/creation-route', 167],
  ['../kinds/business/creation-route', 167],
  ['../kinds/company/creation-route', 167],
  ['../kinds/event/creation-route', 172],
  ['../kinds/organization/creation-route', 169],
])('the first load of %s has at most %i KB of JavaScript', (route, atMost) => {
  expect(firstLoadOf(path.join(build, 'client'), route)).toBeLessThanOrEqual(atMost)
})
