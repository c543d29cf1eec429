import { contactText } from '@app/contract/rules/asked-words.ts'
import type { ReadFieldName, ReadFields } from '@app/contract/events/request-reading.ts'
import type { MatchRequest } from '@app/contract/events/match-request.ts'
import { storedRecord } from '../page/device-storage.ts'
import { deviceDrafts } from '../page/draft-store.ts'

type ReadDraft = { [N in ReadFieldName]?: NonNullable<ReadFields[N]>['value'] | undefined }

/** What is known of a request: fields of an event and of who asks, by the contract's names. */
export interface RequestDraft extends ReadDraft {
  needsSpecificFacilityType?: boolean | undefined
  partnerDist?: number | undefined
  spaceDescription?: string | undefined
  description?: string | undefined
  /** The contact for hosts, as typed. What was read in a text is in the four fields that begin with `contact`. */
  contact?: string | undefined
  /** Collections of the event. */
  requirements?: MatchRequest['requirements'] | undefined
  amenities?: MatchRequest['amenities'] | undefined
  /** Also listed in the RFP marketplace. */
  isListed?: boolean | undefined
}

export type DraftName = keyof RequestDraft

/** A value of each field, which stored drafts are read by. */
const samples: Required<{ [N in DraftName]: RequestDraft[N] }> = {
  name: '',
  sportsList: [],
  startDate: '',
  endDate: '',
  hasFlexibleDates: true,
  dayCount: 1,
  flexWeeks: 1,
  setupDays: 1,
  teamCount: 1,
  teamCountRange: '50+',
  participants: 1,
  attendance: 1,
  ages: '',
  ageGroup: 'Youth',
  gender: 'Co-Ed',
  eventLevel: 'Amateur',
  facilityTypes: [],
  needsSpecificFacilityType: true,
  spaceName: 'Court',
  spaceCount: 1,
  surface: 'Grass',
  surfaces: [],
  location: 'Indoor',
  spaceDescription: '',
  description: '',
  contact: '',
  partnerDist: 1,
  requestAddress: '',
  requestDist: 1,
  budgetFrom: 1,
  budgetTo: 1,
  roomNights: 1,
  roomsPerNight: 1,
  hotelDist: 1,
  urgency: 1,
  responseDeadline: '',
  decisionDate: '',
  requirementNotes: '',
  contactName: '',
  contactEmail: '',
  contactPhone: '',
  contactOrganization: '',
  requirements: [],
  amenities: [],
  isListed: true,
}
export const draftNames: readonly string[] = Object.keys(samples)

/** Checks the types of values only; the server names choices that don't exist any longer. */
const isDraft = (stored: Record<string, unknown>): stored is Record<string, unknown> & RequestDraft =>
  Object.entries(samples).every(([name, sample]) => {
    const value = stored[name]
    return (
      value === undefined ||
      (typeof value === typeof sample && Array.isArray(value) === Array.isArray(sample))
    )
  })

const key = 'request-form'

export const noReadContact = {
  contactName: undefined,
  contactEmail: undefined,
  contactPhone: undefined,
  contactOrganization: undefined,
} satisfies RequestDraft

/** The draft that this device keeps. The form has one field for the contact. */
export function storedRequest(): RequestDraft {
  const known = Object.entries(storedRecord(deviceDrafts.read(key))).filter(([name]) => name in samples)
  const stored = Object.fromEntries(known)
  if (!isDraft(stored)) return {}
  return { ...stored, ...noReadContact, contact: contactText(stored) }
}
export const storeRequest = (draft: RequestDraft) => deviceDrafts.write(key, JSON.stringify(draft))
export const dropRequest = () => deviceDrafts.drop(key)

export const isBlank = (draft: RequestDraft) =>
  Object.values(draft).every((value) => value === undefined || (Array.isArray(value) && value.length === 0))
