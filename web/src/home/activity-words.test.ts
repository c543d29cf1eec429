import { expect, test } from 'vitest'
import { activityWords } from './activity-words.ts'
import type { ActivityEntry } from './home-data.ts'

const id = '3f6f2b0a-9c53-4f0e-8a63-5d9a4f9a7c11'
const entry = (changes: Partial<ActivityEntry>): ActivityEntry => ({
  id: '7',
  at: '2027-02-19T14:00:00.000Z',
  action: 'updated',
  profile: { kind: 'facility', id, name: 'Elm Gym', picture: '/art/x', city: 'Gary', state: 'Indiana' },
  parent: null,
  count: 1,
  fields: [],
  user: null,
  ...changes,
})
const user = { id: 'b', name: 'Bea' }
const parent = { kind: 'organization' as const, id, name: 'Lakes Council' }
const event = { ...entry({}).profile, kind: 'event' as const, name: 'Elm Open' }

const sentence = (changes: Partial<ActivityEntry>) => {
  const told = entry(changes)
  const { before, after } = activityWords(told, 'me')
  return `${before}${told.profile.name}${after}`
}

test.each<[string, Partial<ActivityEntry>]>([
  ['Elm Gym updated its phone', { fields: ['phone'] }],
  ['Elm Gym updated its description and address', { fields: ['description', 'city', 'postalCode'] }],
  [
    'Elm Gym updated its amenities, hours, phone, and 2 more',
    { fields: ['amenities', 'hours', 'phone', 'sports', 'website'] },
  ],
  ['Bea updated Elm Gym: membership', { fields: ['membership'], user }],
  ['You updated Elm Gym: facility type', { fields: ['facilityType'], user: { id: 'me', name: 'Me' } }],
  ['Elm Gym added 1 photo', { action: 'photos' }],
  ['Bea added 2 documents to Elm Gym', { action: 'documents', count: 2, user }],
  ['Elm Gym has a new review', { action: 'reviewed' }],
  ['Elm Gym has 3 new reviews', { action: 'reviewed', count: 3 }],
  ['Elm Gym is approved and listed', { action: 'approved' }],
  ['Lakes Council published Elm Open', { action: 'published', profile: event, parent }],
  ['Elm Open is published', { action: 'published', profile: event }],
  ['Elm Open is cancelled', { action: 'cancelled', profile: event }],
  ['1 person liked Elm Gym', { action: 'reacted' }],
  [
    '12 people followed Lakes Council',
    { action: 'reacted', count: 12, profile: { ...event, kind: 'organization', name: 'Lakes Council' } },
  ],
  ['Bea joined the team of Elm Gym', { action: 'joined', user }],
  ['2 people joined the team of Elm Gym', { action: 'joined', count: 2 }],
  ['Bea sent Elm Gym for approval', { action: 'submitted', user }],
])('reads %j', (text, changes) => {
  expect(sentence(changes)).toBe(text)
})
