import { expect, test } from 'vitest'
import { nextSteps } from './next-steps.ts'

const bare = {
  id: 'f1',
  description: null,
  spaceTypes: [],
  sports: [],
  amenities: [],
  headerImage: '/art/f1/facility',
  email: null,
  phone: null,
  website: null,
  address: null,
}
const whole = {
  ...bare,
  description: 'Eight courts.',
  spaceTypes: [{ name: 'Court' as const, surface: null, count: 8, location: null, additionalFeatures: null }],
  sports: ['Basketball'],
  amenities: ['Parking'],
  headerImage: '/images/abc',
  phone: '317 555 0100',
  address: '1 Elm St',
}

test('names the few things that help most, with the place to do them', () => {
  expect(nextSteps(bare).map(({ to }) => to)).toEqual([
    '/facilities/f1#spaces',
    '/facilities/f1#sports',
    '/facilities/f1#contact',
  ])
})

test('has nothing to say of a page that tells everything; one way to reach it is enough', () => {
  expect(nextSteps(whole)).toEqual([])
})

test('misses a picture where the header is drawn', () => {
  expect(nextSteps({ ...whole, headerImage: bare.headerImage }).map(({ text }) => text)).toEqual([
    'Add a picture',
  ])
})
