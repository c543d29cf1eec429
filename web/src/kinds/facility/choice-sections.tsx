import type { Section } from '../../profile/profile-page.ts'
import { AmenityList } from '../../profile/sections/amenity-list.tsx'
import { sportsSection as facilitySports } from '../../profile/sections/sports-section.tsx'
import type { FacilityContent } from './facility-content.ts'
import { facilityKind } from './kind.ts'

const editors = () => import('./editing/choice-editors.tsx')

export const amenitiesSection: Section<FacilityContent> = {
  id: 'amenities',
  title: 'Amenities',
  isEmpty: ({ profile }) => profile.amenities.length === 0,
  empty: 'No amenities yet. Add what teams find here.',
  Body: ({ content: { profile } }) => <AmenityList names={profile.amenities} />,
  editor: { ability: 'update', load: async () => ({ default: (await editors()).AmenitiesEditor }) },
}

export const sportsSection = facilitySports(facilityKind, async () => ({
  default: (await editors()).SportsEditor,
}))
