import { availabilities } from '@app/contract/reference-lists/availability.ts'
import { facilityTypes } from '@app/contract/reference-lists/facility-types.ts'
import { classNames } from '../../../components/class-names.ts'
import { SelectField } from '../../../components/select-field.tsx'
import { TextField } from '../../../components/text-field.tsx'
import type { EditorProps } from '../editing-seam.ts'
import { FieldEditor } from './fields/field-editor.tsx'
import styles from './fields/fields.module.css'

const labels = {
  name: 'Name',
  facilityType: 'Type',
  availability: 'Availability',
  capacity: 'Seats',
  indoorArea: 'Indoor area',
  yearOpened: 'Opened',
}

const optionsOf = (names: readonly string[]) => names.map((name) => ({ value: name, label: name }))

export function NameEditor(props: EditorProps) {
  return (
    <FieldEditor {...props} name="name" labels={labels} saveText="Save facts">
      {({ field }) => (
        <>
          <div className={styles.grid}>
            <TextField className={styles.wide} label={labels.name} {...field('name')} />
            <SelectField
              label={labels.facilityType}
              options={optionsOf(facilityTypes)}
              {...field('facilityType')}
            />
            <SelectField
              label={labels.availability}
              isOptional
              placeholder="Not said"
              options={optionsOf(availabilities)}
              {...field('availability')}
            />
          </div>
          <div className={classNames(styles.grid, styles.thirds)}>
            <TextField
              label={labels.capacity}
              isOptional
              inputMode="numeric"
              hint="For spectators, in the largest space"
              {...field('capacity')}
            />
            <TextField
              label={labels.indoorArea}
              isOptional
              inputMode="numeric"
              hint="Square feet under roof"
              {...field('indoorArea')}
            />
            <TextField
              label={labels.yearOpened}
              isOptional
              inputMode="numeric"
              hint="Year"
              {...field('yearOpened')}
            />
          </div>
        </>
      )}
    </FieldEditor>
  )
}
