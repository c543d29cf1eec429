import { locationSummary } from '@app/contract/rules/location-summary.ts'
import { urgencyLevels, urgencySentence } from '@app/contract/rules/urgency.ts'
import { ChipList, Tag } from '../../components/actions/chip.tsx'
import { fieldsEditor } from '../../profile/editing/lazy-editors.ts'
import type { Section, SectionProps } from '../../profile/profile-page.ts'
import { AmenityList } from '../amenity-list.tsx'
import { spacesEditor } from '../spaces/lazy-spaces-editor.ts'
import { SpaceTable } from '../spaces/space-table.tsx'
import type { EventContent } from './event-content.ts'
import styles from './event.module.css'

/** Where and how soon an event of the category RFP looks for a venue. */
export const searchSection: Section<EventContent> = {
  id: 'search',
  title: 'What it looks for',
  isAbsent: ({ profile }) => profile.category !== 'RFP',
  isEmpty: () => false,
  empty: '',
  Body: VenueSearch,
  editor: fieldsEditor({
    name: 'search',
    fields: ['urgency', 'requestAddress', 'requestDist', 'facilityTypes'],
    saveText: 'Save search',
  }),
}

function VenueSearch({ content: { profile } }: SectionProps<EventContent>) {
  const { name, organization, urgency, requestAddress, requestDist, facilityTypes } = profile
  const level = urgencyLevels.find(({ priority }) => priority === urgency)
  return (
    <div className={styles.search}>
      {level && (
        <p className={styles.notice}>
          <Tag tone={level.priority === 0 ? 'warn' : 'plain'}>{level.label}</Tag>
          <span>{urgencySentence(organization?.name ?? name, level.priority)}</span>
        </p>
      )}
      <p>{locationSummary({ address: requestAddress, dist: requestDist })}</p>
      {facilityTypes.length > 0 && (
        <ChipList>
          {facilityTypes.map((type) => (
            <Tag key={type}>{type}</Tag>
          ))}
        </ChipList>
      )}
    </div>
  )
}

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
