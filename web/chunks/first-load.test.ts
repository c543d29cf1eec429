import path from 'node:path'
import { expect, test } from 'vitest'
import { firstLoadOf } from './first-load.ts'

const build = path.join(import.meta.dirname, '..', 'build')

// npm test builds the pages first. Each kind may add up to 2 KB to the pages that name all kinds, and messaging added 1 KB to the bar and
// the list of routes. People's searches, help, and messages to the team added
// routes to that list. The calendar added one, and its button to the page of a facility. Free days in a search added 0.2 KB to all marketplaces. Leads
// added two routes, and reports one. Counting visits by their source added 0.2 KB to all pages. The
// numbered map of answers shares the frame of maps, whose file of its own added 0.05 KB to what pages preload. Stories added two routes, and
// what profiles load of them.
test.each([
  ['../landing/landing-route', 115],
  ['state-page', 116],
  ['sport-page', 116],
  ['../stories/route', 114],
  ['../kinds/facility/market-route', 126],
  ['../kinds/destination/market-route', 126],
  ['../kinds/business/market-route', 127.1],
  ['../kinds/event/market-route', 129],
  ['../kinds/organization/market-route', 126],
  ['../kinds/facility/profile-route', 134],
  ['../kinds/destination/profile-route', 132.2],
  ['../kinds/hotel/profile-route', 133],
  ['../kinds/business/profile-route', 134],
  ['../kinds/company/profile-route', 132],
  ['../kinds/event/profile-route', 136.2],
  ['../kinds/organization/profile-route', 133],
  ['../calendar/calendar-route', 139],
  ['../requests/new-request-route', 139],
  ['../requests/inbox-route', 150],
  ['../requests/status-route', 140],
  ['../requests/paste/paste-route', 142],
  ['../requests/match/match-route', 162],
  ['../requests/impact/impact-route', 141],
  ['../requests/lead/answer-route', 142],
  ['../requests/lead/lead-route', 138],
  ['../requests/pipeline/pipeline-route', 138],
  ['../kinds/facility/creation/route', 160],
  ['../kinds/destination/creation-route', 155],
  ['../kinds/hotel/creation-route', 155],
  ['../kinds/business/creation-route', 155],
  ['../kinds/company/creation-route', 155],
  ['../kinds/event/creation-route', 165],
  ['../kinds/organization/creation-route', 155],
  ['../requests/request-route', 138],
])('the first load of %s has at most %d KB of JavaScript', (route, atMost) => {
  expect(firstLoadOf(path.join(build, 'client'), route)).toBeLessThanOrEqual(atMost)
})

// The target is 160.
test('the first load of home has at most 160 KB of JavaScript with the sign-in client', () => {
  const home = firstLoadOf(path.join(build, 'client'), '../home/home-route', ['auth0-session'])
  expect(home).toBeLessThanOrEqual(160)
})
