import { ChipLink, ChipList } from '../../components/actions/chip.tsx'
import type { Section } from '../../profile/profile-page.ts'
import { searchPath } from '../../profile/profile-place.ts'
import { AmenityList } from '../amenity-list.tsx'
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

export const sportsSection: Section<FacilityContent> = {
  id: 'sports',
  title: 'Sports',
  isEmpty: ({ profile }) => profile.sports.length === 0,
  empty: 'No sports yet. Most people search by sport.',
  Body: ({ content: { profile } }) => (
    <ChipList>
      {profile.sports.map((sport) => (
        <ChipLink key={sport} to={searchPath(facilityKind, { sport })}>
          {sport}
        </ChipLink>
      ))}
    </ChipList>
  ),
  editor: { ability: 'update', load: async () => ({ default: (await editors()).SportsEditor }) },
}
