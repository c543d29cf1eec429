import { expect, test } from 'vitest'
import { fittingReason, gainWords } from './fitting-requests.tsx'

test('a missing surface names the spaces and what is asked for', () => {
  const { text, more } = gainWords({ gain: 'surface', spaceName: 'Field', value: 'Turf', count: 14 })
  expect(`${text}: ${more}`).toBe('Name the surface of your fields: 14 more, if it is turf')
})

test('spaces of any type are called spaces', () => {
  const { text, more } = gainWords({ gain: 'location', spaceName: null, value: 'Indoor', count: 1 })
  expect(`${text}: ${more}`).toBe('Say whether your spaces are indoor or outdoor: 1 more, if indoor')
})

test('a calendar adds no request, but says whether the facility is free', () => {
  const { text, more } = gainWords({ gain: 'calendar', spaceName: null, value: null, count: 1 })
  expect(`${text}: ${more}`).toBe('Share your calendar: 1 request below would know whether you are free')
})

const fit = {
  score: 85,
  isFree: true,
  startDate: '2027-03-05',
  endDate: '2027-03-28',
  facts: { needed: 2, own: 4, from: '2027-03-12', to: '2027-03-14' },
}

test('a request with a window names the days that are free', () => {
  expect(fittingReason(fit)).toBe('Fits, 85 of 100, 2 of 2 spaces, free Mar 12 – 14')
})

test('without known days, the window is not known to be free', () => {
  const facts = { ...fit.facts, from: null, to: null }
  expect(fittingReason({ ...fit, isFree: false, facts })).toBe(
    'Could fit, 85 of 100, 2 of 2 spaces, not known to be free Mar 5 – 28',
  )
})
