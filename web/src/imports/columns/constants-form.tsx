import { fieldsOf, type Field } from '@app/contract/imports/import-fields.ts'
import type { ImportedKindName } from '@app/contract/owners.ts'
import { Button } from '../../components/actions/button.tsx'
import { IconButton } from '../../components/actions/icon-button.tsx'
import { SelectField } from '../../components/fields/select-field.tsx'
import { TextField } from '../../components/fields/text-field.tsx'
import type { Constant } from './column-choices.ts'
import { FormGrid } from '../../platform/boxes/form-grid.tsx'
import { Grid } from '../../platform/boxes/grid.tsx'
import { Stack } from '../../platform/boxes/stack.tsx'
import { fieldLabel } from './target-words.ts'

/** What files of one region leave out most often. */
const usual: readonly Field[] = ['state', 'city', 'country', 'facilityType', 'sports']

interface ConstantsFormProps {
  kind: ImportedKindName
  constants: readonly Constant[]
  /** Fields with more than one value. */
  repeated: ReadonlySet<string>
  onChange: (constants: Constant[]) => void
}

/** Values for all rows that have none of their own. */
export function ConstantsForm({ kind, constants, repeated, onChange }: ConstantsFormProps) {
  const fields = fieldsOf(kind)
  const fieldOptions = fields.map((field) => ({ value: field, label: fieldLabel(field) }))
  const set = (index: number, next: Partial<Constant>) =>
    onChange(constants.map((each, place) => (place === index ? { ...each, ...next } : each)))
  const unused = [...usual.filter((field) => fields.includes(field)), ...fields].find((field) =>
    constants.every((each) => each.field !== field),
  )
  return (
    <Stack as="fieldset" gap="3" width="reading">
      <legend className="h3 semi">For all rows</legend>
      <p className="sm mut">
        A value for rows that have none, such as the state of a city’s list that doesn’t name it.
      </p>
      {constants.map(({ field, value }, index) => (
        // Their order never changes, and fields may repeat while somebody edits.
        // oxlint-disable-next-line react/no-array-index-key
        <Grid key={index} columns="main end" gap="3" align="center">
          <FormGrid columns="2" width="full">
            <SelectField
              label="Fact"
              options={fieldOptions}
              value={field}
              error={repeated.has(field) && 'Set twice.'}
              onChange={(event) => {
                const chosen = fields.find((each) => each === event.currentTarget.value)
                if (chosen !== undefined) set(index, { field: chosen })
              }}
            />
            <TextField
              label="Value"
              maxLength={300}
              value={value}
              onChange={(event) => set(index, { value: event.currentTarget.value })}
            />
          </FormGrid>
          <IconButton
            icon="x"
            label={`Remove ${fieldLabel(field)}`}
            onClick={() => onChange(constants.filter((_, place) => place !== index))}
          />
        </Grid>
      ))}
      {unused !== undefined && (
        <div>
          <Button icon="plus" onClick={() => onChange([...constants, { field: unused, value: '' }])}>
            Add a value for all rows
          </Button>
        </div>
      )}
    </Stack>
  )
}
