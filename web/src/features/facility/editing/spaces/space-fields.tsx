import { spaceTypeByName, spaceTypeNames } from '@app/contract/reference-lists/space-types.ts'
import { choicesOf } from '@app/contract/rules/space-choices.ts'
import type { ChangeEvent } from 'react'
import { SelectField } from '../../../../components/select-field.tsx'
import { TextField } from '../../../../components/text-field.tsx'
import { surfaceLabel } from '../../../../page/space-words.ts'
import type { SpaceField, SpaceRow } from './space-rows.ts'
import styles from './spaces.module.css'

export interface SpaceFieldsProps {
  row: SpaceRow
  onField: (field: SpaceField, text: string) => void
}

const optionsOf = (names: readonly string[]) =>
  names.map((name) => ({ value: name, label: surfaceLabel(name) }))

/** The controls of one space. Only what its type allows is offered. */
export function SpaceFields({ row, onField }: SpaceFieldsProps) {
  const { surfaces, locations } = choicesOf(spaceTypeByName.get(row.typed.name))
  const hasType = row.typed.name !== ''
  const control = (field: SpaceField) => ({
    value: row.typed[field],
    error: row.errors[field],
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
      onField(field, event.currentTarget.value),
  })
  return (
    <div className={styles.fields}>
      <SelectField
        className={styles.type}
        label="Space type"
        placeholder="Choose one"
        options={optionsOf(spaceTypeNames)}
        {...control('name')}
      />
      <TextField className={styles.count} label="Count" inputMode="numeric" {...control('count')} />
      <SelectField
        label="Surface"
        isOptional
        placeholder={hasType ? 'Not said' : 'Choose a type first'}
        options={optionsOf(surfaces)}
        disabled={!hasType}
        {...control('surface')}
      />
      <SelectField
        label="Location"
        isOptional
        placeholder={hasType ? 'Not said' : 'Choose a type first'}
        options={optionsOf(locations)}
        disabled={!hasType}
        {...control('location')}
      />
      <TextField
        className={styles.features}
        label="Features"
        isOptional
        placeholder="84 ft, shot clocks"
        {...control('additionalFeatures')}
      />
    </div>
  )
}
