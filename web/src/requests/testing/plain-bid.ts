import type { ComparedBid } from '@app/contract/events/bids.ts'

type Hold = ComparedBid['holds'][number]

export const plainHold = (changes: Partial<Hold> = {}): Hold => ({
  entryId: 'entry',
  facilityId: 'facility',
  facilityName: 'Cedar Bend',
  spaces: ['Field 1', 'Field 2'],
  starts: '2027-04-22T12:00:00Z',
  ends: '2027-04-26T04:00:00Z',
  firstDay: '2027-04-22',
  lastDay: '2027-04-25',
  state: 'Held',
  place: 1,
  // Midnight in New York.
  expiresDate: '2026-12-19T05:00:00Z',
  heldThrough: '2026-12-18',
  takenDate: null,
  ...changes,
})

export const plainBid = (changes: Partial<ComparedBid> = {}): ComparedBid => ({
  leadId: 'lead',
  profileId: 'facility',
  profileName: 'Cedar Bend',
  headerImage: null,
  miles: 104,
  status: 'Interested',
  startDate: '2027-04-22',
  endDate: '2027-04-25',
  rent: 34_500,
  fees: 4200,
  feesNote: null,
  grantAmount: 6000,
  services: [],
  included: [],
  spaceCount: 10,
  spacesNote: null,
  hotelRooms: 620,
  hotelRate: 139,
  rebate: 8,
  hotelMiles: 1.2,
  cancellationTerms: null,
  note: null,
  holds: [plainHold()],
  missing: [],
  totalWithoutRebate: 32_700,
  total: 23_260,
  rebateTotal: 9440,
  hoursToAnswer: 4,
  submittedDate: '2026-11-20T12:00:00Z',
  ...changes,
})
