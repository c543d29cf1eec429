import type { ProfileKindName } from '@app/contract/owners.ts'
import type { AccountType } from '@app/contract/reference-lists/account-types.ts'

/** The kinds of pages that matter most to people of an account type, first those that matter most. */
export const kindsOfAccount: Record<AccountType, readonly ProfileKindName[]> = {
  'Event Organizer': ['event', 'organization'],
  Facility: ['facility', 'hotel'],
  Destination: ['destination', 'facility'],
  Company: ['company', 'hotel', 'business'],
  Vendor: ['organization', 'company'],
  'Club Admin': ['organization', 'event'],
  Coach: ['event', 'organization'],
  Participant: ['event'],
  'Local Business': ['business', 'hotel', 'company'],
  Volunteer: ['event', 'organization'],
  Other: [],
}
