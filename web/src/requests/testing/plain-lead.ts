import type { AskedEvent, AskedFields } from '@app/contract/events/asked-event.ts'
import type { Lead, ListedLead } from '@app/contract/events/lead-schema.ts'
import { plainEvent } from '../../page/testing/plain-event.ts'

const sentDate = '2026-11-20T12:00:00Z'

export const plainLead = (changes: Partial<ListedLead> = {}): ListedLead => ({
  id: 'lead',
  ownerId: 'event',
  profileId: 'facility',
  profileKind: 'facility',
  profileName: 'Cedar Bend',
  host: {
    kind: 'facility',
    id: 'facility',
    name: changes.profileName ?? 'Cedar Bend',
    city: 'Fort Wayne',
    state: 'Indiana',
    isGone: false,
    isManaged: true,
  },
  status: 'Interested',
  isMailed: true,
  moves: [],
  offers: [],
  reach: 'Email',
  message: null,
  passReason: null,
  ended: null,
  memberId: null,
  memberName: null,
  responseDeadline: null,
  createdDate: sentDate,
  confirmedDate: sentDate,
  asked: {
    name: 'Heartland Spring Cup',
    startDate: '2097-04-23',
    endDate: '2097-04-25',
    months: [],
    sportsList: ['Soccer'],
    teamCount: null,
    participants: null,
    attendance: null,
    spaceType: 'Field',
    spaceTypeCount: 10,
    roomsPerNight: null,
    urgency: null,
    contactName: 'Rosa',
    contactEmail: 'rosa@club.example',
    contactOrganization: null,
  },
  ...changes,
})

/** What an event asks, by the names of its fields. */
export function plainAsked(changes: Partial<AskedFields> = {}): AskedFields {
  const { spaceType: spaceName, spaceTypeCount: spaceCount, ...asked } = plainLead().asked
  const collections = { requirements: [], amenities: [] }
  return {
    ...plainEvent(),
    ...asked,
    spaceName,
    spaceCount,
    hasOpenDates: false,
    ...collections,
    ...changes,
  }
}

/** The same as a lead or a sent request has it. */
export const plainRequest = (changes: Partial<AskedFields> = {}): AskedEvent => {
  const { spaceName, surface, spaceCount, location, requestAddress, requestDist, ...asked } =
    plainAsked(changes)
  return {
    ...asked,
    spaceType: spaceName,
    spaceSurface: surface,
    spaceTypeCount: spaceCount,
    spaceLocation: location,
    location: {
      address: requestAddress,
      dist: requestDist,
      category: requestAddress === null ? 'Nationally' : requestDist === null ? 'Near' : 'Within',
    },
  }
}

/** A lead as its host reads it by a link. */
export const plainLinkedLead = ({ asked = plainRequest(), ...changes }: Partial<Lead> = {}): Lead => ({
  ...plainLead(changes),
  asked,
})
