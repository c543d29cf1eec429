import type { Event } from '@app/contract/events/event-schema.ts'
import { expect, test } from 'vitest'
import { eventSummary } from '../kinds/event/summary.ts'
import { facilitySummary } from '../kinds/facility/summary.ts'
import { plainEvent } from '../page/testing/plain-event.ts'
import { plainFacility } from '../page/testing/plain-facility.ts'
import { pageSteps } from './page-steps.ts'

const today = '2027-03-12'

const complete = plainFacility({
  description: 'Eight courts.',
  spaceTypes: [{ name: 'Court', surface: 'Hardwood', count: 8, location: null, additionalFeatures: null }],
  sports: ['Basketball'],
  amenities: ['Parking'],
  headerImage: '/images/abc',
  phone: '317 555 0100',
  address: '1 Elm St',
})

test('a bare page gets the three most useful steps, each linked to its section', () => {
  const bare = plainFacility({ id: 'f1', headerImage: '/art/f1/facility' })
  expect(pageSteps(facilitySummary, bare, today).map(({ to }) => to)).toEqual([
    '/facilities/f1#spaces',
    '/facilities/f1#sports',
    '/facilities/f1#contact',
  ])
})

test('a complete page with one way to contact it gets no steps', () => {
  expect(pageSteps(facilitySummary, complete, today)).toEqual([])
})

test('a page with a generated header image gets the step to add a photo', () => {
  const drawn = { ...complete, headerImage: '/art/f1/facility' }
  expect(pageSteps(facilitySummary, drawn, today).map(({ text }) => text)).toEqual(['Add a photo'])
})

test('a page whose spaces came without a surface gets the step to add it', () => {
  const imported = {
    ...complete,
    spaceTypes: [
      { name: 'Court' as const, surface: null, count: 8, location: null, additionalFeatures: null },
    ],
  }
  expect(pageSteps(facilitySummary, imported, today).map(({ text }) => text)).toEqual([
    'Add the surfaces of its spaces',
  ])
})

test('an event gets the step to add its sports until it has some', () => {
  const stepsOf = (sportsList: Event['sportsList']) =>
    pageSteps(eventSummary, plainEvent({ id: 'e1', sportsList }), today).map(({ to }) => to)
  expect(stepsOf([])).toEqual(['/events/e1#sports', '/events/e1#entry', '/events/e1#hotels'])
  expect(stepsOf(['Basketball'])).not.toContain('/events/e1#sports')
})

test('an event that is over gets no steps', () => {
  const event = { startDate: '2027-03-09', status: 'Published' as const, hotelCount: 0 }
  expect(pageSteps(eventSummary, plainEvent({ ...event, endDate: '2027-03-11' }), today)).toEqual([])
  expect(pageSteps(eventSummary, plainEvent({ ...event, endDate: today }), today)).not.toEqual([])
})
