import { completePlaces } from '../../api/places.ts'
import { Checkbox } from '../../components/fields/checkbox.tsx'
import { Combobox } from '../../components/fields/combobox.tsx'
import { PlaceField } from '../../components/fields/place-field.tsx'
import { SelectField } from '../../components/fields/select-field.tsx'
import type { AskedRow } from './asked-rows.ts'
import { DraftField } from './draft-field.tsx'
import type { DraftProps } from './draft-props.ts'
import { MoneyInput } from './money-input.tsx'

/** The control of any field of the table, by the kind of its value. */
export function AskedControl({ row, ...form }: DraftProps & { row: AskedRow }) {
  const { name, label, hint, isOptional, options = [], placeholder = '' } = row
  const { draft, change, errors } = form
  const value = draft[name]
  const set = (next: unknown) => change({ [name]: next })
  const error = errors?.get(name)
  if (row.typed === 'place')
    return (
      <PlaceField
        {...{ name, label, placeholder, error }}
        icon="map-pin"
        maxLength={row.longest}
        complete={completePlaces}
        value={typeof value === 'string' ? value : ''}
        onChange={(text) => set(text === '' ? undefined : text)}
      />
    )
  if (row.chosen === 'flag')
    return (
      <Checkbox
        {...{ name, label, hint }}
        checked={value === true}
        onChange={({ currentTarget }) => set(currentTarget.checked)}
      />
    )
  if (row.chosen === 'some') {
    const chosen = new Set<unknown>(Array.isArray(value) ? value : [])
    const texts = options.map((option) => ({ ...option, value: String(option.value) }))
    return (
      <Combobox
        {...{ label, placeholder, error }}
        {...(isOptional && { isOptional })}
        isMultiple
        options={texts}
        value={texts.filter((option) => chosen.has(option.value))}
        onChange={(now) => {
          const values = new Set(now.map((option) => option.value))
          set(texts.flatMap((option) => (values.has(option.value) ? [option.value] : [])))
        }}
      />
    )
  }
  // A number of few, each of which says what it means.
  if (row.upTo !== undefined)
    return (
      <SelectField
        {...{ name, label, placeholder, error }}
        options={Array.from({ length: row.upTo }, (_, n) => ({
          value: String(n + 1),
          label: row.text?.({ [name]: n + 1 }) ?? String(n + 1),
        }))}
        value={typeof value === 'number' ? String(value) : ''}
        onChange={({ currentTarget }) => set(Number(currentTarget.value) || undefined)}
      />
    )
  return row.unit === 'USD' ? <MoneyInput row={row} {...form} /> : <DraftField row={row} {...form} />
}
