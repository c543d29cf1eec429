import { spaceTypeByName, spaceTypeNames } from '@app/contract/reference-lists/space-types.ts'
import type { ChangeEvent } from 'react'
import { SpaceControls } from '../../../../page/space-controls.tsx'
import type { SpaceField, SpaceRow } from './space-rows.ts'
import styles from './spaces.module.css'

export interface SpaceFieldsProps {
  row: SpaceRow
  onField: (field: SpaceField, text: string) => void
}

/** The controls of one space. */
export function SpaceFields({ row, onField }: SpaceFieldsProps) {
  const control = (field: SpaceField) => ({
    value: row.typed[field],
    error: row.errors[field],
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
      onField(field, event.currentTarget.value),
  })
  return (
    <div className={styles.fields}>
      <SpaceControls
        types={spaceTypeNames}
        type={spaceTypeByName.get(row.typed.name)}
        count={control('count')}
        name={control('name')}
        surface={control('surface')}
        location={control('location')}
        features={control('additionalFeatures')}
      />
    </div>
  )
}
