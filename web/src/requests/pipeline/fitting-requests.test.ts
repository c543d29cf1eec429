import { expect, test } from 'vitest'
import { askedText, gainWords } from './fitting-requests.tsx'

test('a missing surface names the spaces and what is asked for', () => {
  const { text, more } = gainWords({ gain: 'surface', spaceName: 'Field', value: 'Turf', count: 14 })
  expect(`${text}: ${more}`).toBe('Name the surface of your fields: 14 more, if it is turf')
})

test('spaces of any type are called spaces', () => {
  const { text, more } = gainWords({ gain: 'location', spaceName: null, value: 'Indoor', count: 1 })
  expect(`${text}: ${more}`).toBe('Say whether your spaces are indoor or outdoor: 1 more, if indoor')
})

test('an amenity that requests require is named', () => {
  expect(gainWords({ gain: 'amenity', spaceName: null, value: 'Live Streaming', count: 2 })).toEqual({
    text: 'Add Live Streaming to your amenities',
    more: '2 more, if your place has it',
    at: '#amenities',
  })
})

test('a calendar adds no request, but says whether the facility is free', () => {
  const { text, more } = gainWords({ gain: 'calendar', spaceName: null, value: null, count: 1 })
  expect(`${text}: ${more}`).toBe('Share your calendar: 1 request below would know whether you are free')
})

test('a row tells where the request looks, what it pays, and until when', () => {
  const nothing = {
    startDate: '2027-04-22',
    endDate: '2027-04-25',
    months: [],
    hasOpenDates: false,
    requestAddress: null,
    budgetFrom: null,
    budgetTo: null,
    responseDeadline: null,
  }
  expect(askedText(nothing)).toBe('')
  expect(
    askedText({
      ...nothing,
      requestAddress: 'Muncie, IN',
      budgetTo: 5000,
      responseDeadline: '2027-03-01',
    }),
  ).toBe('Near Muncie, IN, up to $5,000, answer by Mar 1, 2027')
  expect(askedText({ ...nothing, budgetFrom: 2000 })).toBe('From $2,000')
  const undated = { ...nothing, startDate: null, endDate: null, budgetFrom: 2000 }
  expect(askedText({ ...undated, months: ['2027-03'] })).toBe('March 2027, from $2,000')
  expect(askedText({ ...undated, hasOpenDates: true })).toBe('Dates not decided yet, from $2,000')
})
