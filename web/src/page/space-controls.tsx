import { choicesOf } from '@app/contract/rules/space-choices.ts'
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../components/class-names.ts'
import { SelectField } from '../components/fields/select-field.tsx'
import { TextField } from '../components/fields/text-field.tsx'
import styles from './space-controls.module.css'
import { surfaceLabel } from './space-words.ts'

type Control<Of extends 'input' | 'select'> = Omit<ComponentProps<Of>, 'className'> & { error?: ReactNode }

export interface SpaceControlsProps {
  /** Names of all types of space. */
  types: readonly string[]
  /** The chosen type. Only what it allows is offered. */
  type: Parameters<typeof choicesOf>[0]
  count: Control<'input'>
  name: Control<'select'>
  surface: Control<'select'>
  location: Control<'select'>
  features: Control<'input'>
  /** A button next to the first line. */
  action?: ReactNode
}

/** The fields of spaces of one type. */
export function SpaceControls(props: SpaceControlsProps) {
  const { types, type, count, name, surface, location, features, action } = props
  const choices = choicesOf(type)
  const placeholder = type === undefined ? 'Choose a space first' : 'Not specified'
  return (
    <div className={classNames(styles.controls, action !== undefined && styles.withAction)}>
      <TextField
        className={styles.count}
        label="Count"
        inputMode="numeric"
        onFocus={(event) => event.currentTarget.select()}
        {...count}
      />
      <SelectField
        className={styles.name}
        label="Space"
        placeholder="Choose"
        options={optionsOf(types)}
        {...name}
      />
      <SelectField
        className={styles.surface}
        label="Surface"
        isOptional
        placeholder={placeholder}
        options={optionsOf(choices.surfaces)}
        {...surface}
      />
      <SelectField
        className={styles.location}
        label="Location"
        isOptional
        placeholder={placeholder}
        options={optionsOf(choices.locations)}
        {...location}
      />
      <TextField
        className={styles.features}
        label="Features"
        isOptional
        placeholder="84 ft, shot clocks"
        {...features}
      />
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  )
}

const optionsOf = (names: readonly string[]) =>
  names.map((name) => ({ value: name, label: surfaceLabel(name) }))
