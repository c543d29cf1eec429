import type { Section } from '../profile/profile-page.ts'
import type { PlaceContent } from '../profile/nearby/location-parts.ts'
import { ProfileRows } from './profile-rows.tsx'
import { kinds } from '../kind/registry.ts'

/** The facilities near a hotel or a business. */
export const venuesSection: Section<PlaceContent> = {
  id: 'venues',
  title: 'Venues nearby',
  isEmpty: ({ venues }) => venues.length === 0,
  empty: '',
  Body: ({ content: { venues } }) => (
    <ProfileRows rows={venues.map((profile) => ({ kind: kinds.facility, profile }))} />
  ),
}
