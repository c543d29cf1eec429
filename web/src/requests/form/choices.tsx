import { Combobox } from '../../components/fields/combobox.tsx'
import type { FieldFrame } from '../../components/fields/field.tsx'
import { SelectField } from '../../components/fields/select-field.tsx'

interface ChoicesProps<T extends string> extends FieldFrame {
  names: readonly T[]
  chosen: readonly T[] | undefined
  onChoose: (chosen: T[]) => void
  placeholder: string
}

const optionOf = (name: string) => ({ value: name, label: name })

/** Any number of a list. */
export const Choices = <T extends string>({ names, chosen = [], onChoose, ...field }: ChoicesProps<T>) => (
  <Combobox
    {...field}
    isMultiple
    options={names.map(optionOf)}
    value={chosen.map(optionOf)}
    onChange={(options) => {
      const values = new Set(options.map(({ value }) => value))
      onChoose(names.filter((name) => values.has(name)))
    }}
  />
)

interface ChoiceProps<T extends string> extends FieldFrame {
  names: readonly T[]
  value: T | undefined
  placeholder: string
  textOf?: (name: T) => string
  onChoose: (name: T | undefined) => void
}

/** One of a list, or none. */
export const Choice = <T extends string>({ names, value, textOf, onChoose, ...field }: ChoiceProps<T>) => (
  <SelectField
    {...field}
    options={names.map((name) => ({ value: name, label: textOf?.(name) ?? name }))}
    value={value ?? ''}
    onChange={({ currentTarget }) => onChoose(names.find((name) => name === currentTarget.value))}
  />
)
