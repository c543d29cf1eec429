import { EventDraft, type Event } from '@app/contract/events/event-schema.ts'

/** A published event of which nothing is known but what has to be. */
export const plainEvent = (known: Partial<Event> = {}): Event => ({
  ...EventDraft.parse({ name: 'Elm Street Open', startDate: '2027-03-12', endDate: '2027-03-14' }),
  id: '018b6c32-39fb-7000-acc4-f07b4547125e',
  status: 'Published',
  region: null,
  headerImage: '/art/018b6c32-39fb-7000-acc4-f07b4547125e/event',
  logo: null,
  isActive: true,
  isPromoted: false,
  createdDate: '2026-01-01T00:00:00.000Z',
  createdBy: null,
  updatedDate: '2026-01-01T00:00:00.000Z',
  updatedBy: null,
  organization: null,
  sports: [],
  hotelCount: 0,
  likeCount: 0,
  distance: null,
  ...known,
})
