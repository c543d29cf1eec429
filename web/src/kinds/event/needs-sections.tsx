import type { Section } from '../../profile/profile-page.ts'
import { AmenityList } from '../../profile/sections/amenity-list.tsx'
import { spacesEditor } from '../../profile/spaces/lazy-spaces-editor.ts'
import { SpaceTable } from '../../profile/spaces/space-table.tsx'
import type { EventContent } from './event-content.ts'

export const requirementsSection: Section<EventContent> = {
  id: 'requirements',
  title: 'Spaces it needs',
  isEmpty: ({ requirements }) => requirements.length === 0,
  empty: 'No requirements yet. Add the courts, fields or rooms that it needs.',
  Body: ({ content }) => <SpaceTable caption="Spaces it needs" spaces={content.requirements} />,
  editor: spacesEditor({
    calls: (api) => api['event-mgmt'].events.requirements,
    name: 'requirements',
    part: 'requirements',
    empty: 'Nothing yet. Add the courts, fields, rinks and rooms that the event needs.',
  }),
}

export const amenitiesSection: Section<EventContent> = {
  id: 'amenities',
  title: 'Amenities',
  isEmpty: ({ amenities }) => amenities.length === 0,
  empty: 'No amenities yet. Add what people find at the event.',
  Body: ({ content }) => <AmenityList names={content.amenities} />,
  editor: {
    ability: 'update',
    load: async () => ({ default: (await import('./editing/choice-editors.tsx')).AmenitiesEditor }),
  },
}
