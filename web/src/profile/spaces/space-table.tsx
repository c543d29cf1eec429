import type { SpaceType } from '@app/contract/facilities/space-type-schema.ts'
import type * as z from 'zod'
import { Table, type TableColumn } from '../../components/display/table.tsx'
import { capitalized, count } from '../../components/format.ts'
import { Fold } from '../fold.tsx'
import styles from '../sections/sections.module.css'

const columns: TableColumn[] = [
  { label: 'Space' },
  { label: 'Count', isNumeric: true },
  { label: 'Surface' },
  { label: 'Location' },
]
const features: TableColumn = { label: 'Features' }

interface SpaceTableProps {
  caption: string
  spaces: readonly Omit<z.infer<typeof SpaceType>, 'id' | 'createdDate'>[]
}

/** Spaces by their types. Long lists are folded. */
export function SpaceTable({ caption, spaces }: SpaceTableProps) {
  const hasFeatures = spaces.some(({ additionalFeatures }) => additionalFeatures)
  const rows = spaces.map((space, index) => ({
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
    <Fold look="rows" count={spaces.length} words="kinds of spaces">
      <Table caption={caption} head={hasFeatures ? [...columns, features] : columns} rows={rows} isStacking />
    </Fold>
  )
}
