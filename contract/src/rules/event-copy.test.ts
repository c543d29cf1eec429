import { expect, test } from 'vitest'
import { copiedFields } from './event-copy.ts'

const event = {
  id: '01900000-0000-7000-8000-000000000001',
  name: 'Midwest Invitational',
  type: 'Tournament',
  startDate: '2027-03-12',
  endDate: '2027-03-14',
  sports: ['Basketball'],
  hotelLink: 'https://example.com/hotels',
  organization: { id: '01900000-0000-7000-8000-000000000002', name: 'Hoosier Hoops' },
  logo: '/logo.webp',
  headerImage: '/header.webp',
  featuredVideo: 'https://example.com/video',
  createdDate: '2026-11-02T09:00:00Z',
  updatedDate: '2026-11-03T09:00:00Z',
  createdBy: '01900000-0000-7000-8000-000000000003',
  updatedBy: '01900000-0000-7000-8000-000000000004',
}

test('section 3: a request copied from an event drops nine fields and keeps the others', () => {
  expect(copiedFields(event)).toEqual({
    name: 'Midwest Invitational',
    type: 'Tournament',
    startDate: '2027-03-12',
    endDate: '2027-03-14',
    sports: ['Basketball'],
    hotelLink: 'https://example.com/hotels',
  })
})

test('section 3: copying leaves the event as it is', () => {
  copiedFields(event)
  expect(event.organization).toEqual({ id: '01900000-0000-7000-8000-000000000002', name: 'Hoosier Hoops' })
})
