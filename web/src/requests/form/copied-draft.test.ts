import { expect, test } from 'vitest'
import { plainEvent } from '../../page/testing/plain-event.ts'
import { copiedDraft } from './copied-draft.ts'

const event = plainEvent({
  name: 'Heartland Spring Cup',
  sportsList: ['Soccer'],
  startDate: '2026-04-24',
  endDate: '2026-04-26',
  spaceCount: 10,
  budgetTo: 35_000,
  category: 'RFP',
  responseDeadline: '2025-12-11',
  decisionDate: '2025-12-18',
  description: 'Games from 8 AM.\n\nContact: Ana Ruiz',
})
const meetingRoom = {
  name: 'Meeting Room',
  count: 2,
  surface: null,
  location: null,
  additionalFeatures: null,
} as const
const collections = { requirements: [meetingRoom], amenities: [] }

test('copies what the event asks for to the same weekdays a year later', () => {
  expect(copiedDraft(event, collections, '2026-11-25')).toMatchObject({
    name: 'Heartland Spring Cup',
    sportsList: ['Soccer'],
    startDate: '2027-04-23',
    endDate: '2027-04-25',
    spaceCount: 10,
    budgetTo: 35_000,
    description: 'Games from 8 AM.',
    requirements: [meetingRoom],
  })
})

test('leaves out deadlines, the contact, unknown values, and what isn’t part of a request', () => {
  const copied = Object.keys(copiedDraft(event, collections, '2026-11-25'))
  for (const name of [
    'responseDeadline',
    'decisionDate',
    'contact',
    'category',
    'status',
    'id',
    'spaceName',
    'isListed',
  ])
    expect(copied).not.toContain(name)
})

test('moves an event of years ago to the first year that is still to come', () => {
  expect(copiedDraft(event, collections, '2028-06-01').startDate).toBe('2029-04-20')
})

test('section 3: drops the nine fields of the event itself', () => {
  const own = {
    organization: { id: '01900000-0000-7000-8000-000000000002', name: 'Hoosier Hoops' },
    logo: '/logo.webp',
    featuredVideo: 'https://example.com/video',
  }
  const copied = copiedDraft({ ...event, ...own }, collections, '2026-11-25')
  expect(copied).toEqual(copiedDraft(event, collections, '2026-11-25'))
  for (const name of [
    ...Object.keys(own),
    'headerImage',
    'createdDate',
    'createdBy',
    'updatedDate',
    'updatedBy',
  ])
    expect(copied).not.toHaveProperty(name)
})
