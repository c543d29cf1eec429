import { Table, type TableColumn } from '../../components/display/table.tsx'
import { capitalized, count, date } from '../../page/format.ts'
import { Fold } from '../../profile/fold.tsx'
import type { Section } from '../../profile/profile-page.ts'
import { updatedText } from '../../profile/updated.ts'
import type { FacilityContent } from './facility-content.ts'
import styles from './facility.module.css'

const columns: TableColumn[] = [
  { label: 'Space' },
  { label: 'Count', isNumeric: true },
  { label: 'Surface' },
  { label: 'Location' },
]
const features: TableColumn = { label: 'Features' }

export const spacesSection: Section<FacilityContent> = {
  id: 'spaces',
  title: 'Spaces',
  note: (content) => updatedText(content, ['spaceTypes']) ?? `Updated ${date(content.profile.createdDate)}`,
  isEmpty: ({ profile }) => profile.spaceTypes.length === 0,
  empty: 'No spaces yet. Add them so that organizers know what fits here.',
  Body({ content }) {
    const { spaceTypes } = content.profile
    const hasFeatures = spaceTypes.some(({ additionalFeatures }) => additionalFeatures)
    const rows = spaceTypes.map((space, index) => ({
      key: String(index),
      cells: [
        capitalized(space.name.toLowerCase()),
        count(space.count),
        space.surface ?? '',
        space.location ?? '',
        <span key="features" className={styles.features}>
          {space.additionalFeatures ?? ''}
        </span>,
      ],
    }))
    return (
      <Fold look="rows" count={spaceTypes.length} words="kinds of spaces">
        <Table
          caption="Spaces"
          head={hasFeatures ? [...columns, features] : columns}
          rows={rows}
          isStacking
        />
      </Fold>
    )
  },
  editor: {
    ability: 'update',
    load: async () => ({ default: (await import('./editing/spaces-editor.tsx')).SpacesEditor }),
  },
}
