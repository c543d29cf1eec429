import { Table, type TableColumn } from '../../../components/table.tsx'
import { count, date } from '../../../page/format.ts'
import { Block } from '../block.tsx'
import { Fold } from '../fold.tsx'
import { capital } from '../space-words.ts'
import type { BlockParts } from './block-parts.ts'
import styles from './blocks.module.css'

const columns: TableColumn[] = [
  { label: 'Space' },
  { label: 'Count', isNumeric: true },
  { label: 'Surface' },
  { label: 'Location' },
]
const features: TableColumn = { label: 'Features' }

export function SpacesBlock({ facility, editors }: BlockParts) {
  const spaces = facility.spaceTypes
  const hasFeatures = spaces.some(({ additionalFeatures }) => additionalFeatures)
  const rows = spaces.map((space, place) => ({
    key: String(place),
    cells: [
      capital(space.name.toLowerCase()),
      count(space.count),
      space.surface ?? '',
      space.location ?? '',
      <span key="features" className={styles.features}>
        {space.additionalFeatures ?? ''}
      </span>,
    ],
  }))
  return (
    <Block
      id="spaces"
      title="Spaces"
      facility={facility}
      editor={editors.spaces}
      isEmpty={spaces.length === 0}
      note={`Updated ${date(facility.updatedDate)}`}
    >
      {spaces.length > 0 ? (
        <Fold look="rows" count={spaces.length} words="kinds of space">
          <Table
            caption="Spaces"
            head={hasFeatures ? [...columns, features] : columns}
            rows={rows}
            isStacking
          />
        </Fold>
      ) : (
        <p className="mut">No spaces are listed yet. Without them nobody finds out what fits here.</p>
      )}
    </Block>
  )
}
