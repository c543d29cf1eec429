import type { AskedGroup } from '@app/contract/rules/asked-field.ts'
import type { ReactNode } from 'react'
import { Segmented } from '../../components/fields/segmented.tsx'
import { Wide } from '../../platform/boxes/form-grid.tsx'
import { Grid } from '../../platform/boxes/grid.tsx'
import { AskedControl } from './asked-control.tsx'
import { askedRows, withOptions, type AskedRow } from './asked-rows.ts'
import type { DraftProps } from './draft-props.ts'
import type { FormLists } from './form-lists.ts'
import { SpaceRows } from './space-fields.tsx'

export interface StepFieldsProps {
  lists: FormLists
  form: DraftProps
  /** The documents of the request. */
  files: ReactNode
}

const isWide = ({ isWide: isAlone, typed, chosen }: AskedRow) =>
  isAlone === true || typed === 'prose' || chosen === 'some' || chosen === 'flag'

/** Whether the generic control of its kind is all that a field needs. What was read of a contact becomes one line. */
const hasControl = ({ typed, chosen, from, options, of }: AskedRow) =>
  of !== 'contact' && Boolean(typed ?? from ?? options ?? chosen === 'flag')

interface FieldsProps extends Omit<StepFieldsProps, 'files'> {
  group: AskedGroup
  /** Those that are shown otherwise. */
  without?: readonly string[]
}

/** The fields of a group that are asked for now. */
const Fields = ({ lists, form, group, without = [] }: FieldsProps) => (
  <Grid columns="pair" gap="5 4" align="start">
    {askedRows.map((row) => {
      const isAsked = row.group === group && (row.condition?.(form.draft) ?? true)
      if (!isAsked || !hasControl(row) || without.includes(row.name)) return null
      const control = <AskedControl key={row.name} {...form} row={withOptions(row, lists)} />
      return isWide(row) ? <Wide key={row.name}>{control}</Wide> : control
    })}
  </Grid>
)

function DateFields(props: StepFieldsProps) {
  const { draft, change } = props.form
  return (
    <>
      <Segmented
        label="Dates"
        isLabelHidden
        name="dates"
        options={[
          { value: 'fixed', label: 'On these days' },
          { value: 'flexible', label: 'Some days within a time' },
        ]}
        value={draft.hasFlexibleDates === true ? 'flexible' : 'fixed'}
        onChange={({ target }) => change({ hasFlexibleDates: target.value === 'flexible' })}
      />
      <Fields {...props} group="When" without={['hasFlexibleDates']} />
    </>
  )
}

/** The fields of a step. */
export function StepFields({ group, ...props }: StepFieldsProps & { group: AskedGroup }) {
  if (group === 'When') return <DateFields {...props} />
  if (group === 'Spaces')
    return (
      <>
        <SpaceRows {...props} />
        <Fields {...props} group={group} without={['spaceCount', 'spaceName', 'partnerDist']} />
      </>
    )
  return (
    <>
      <Fields {...props} group={group} />
      {group === 'What' && props.files}
    </>
  )
}
