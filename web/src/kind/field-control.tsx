import type { RefCallback } from 'react'
import { Checkbox } from '../components/fields/checkbox.tsx'
import { DateField } from '../components/fields/date-field.tsx'
import { FieldGroup } from '../components/fields/field.tsx'
import { SelectField } from '../components/fields/select-field.tsx'
import { TextArea } from '../components/fields/text-area.tsx'
import { TextField } from '../components/fields/text-field.tsx'
import { linesOf } from '../page/typed-values.ts'
import type { Field } from './field.ts'

interface ControlProps {
  name: string
  value?: string
  error: string | undefined
  ref?: RefCallback<HTMLElement>
  onChange: (event: { target: { value: string } }) => unknown
  onBlur?: (event: { target: unknown }) => unknown
}

/** What a form gives to the controls of its fields. */
export interface FieldControls {
  /** The props of a field's control, with its error. */
  field: (name: string) => ControlProps
  value: (name: string) => string
  /** Sets fields by other means than typing, such as a pin. */
  set: (values: Readonly<Record<string, string>>) => void
  /** The choices of a field. */
  options: (name: string) => readonly string[]
}

interface FieldControlProps {
  field: Field
  controls: FieldControls
  rows?: number | undefined
}

const inputs = {
  text: { type: 'text' },
  number: { inputMode: 'numeric' },
  email: { type: 'email' },
  tel: { type: 'tel' },
  url: { type: 'url', inputMode: 'url' },
  time: { type: 'time' },
} as const

/** The control of a declared field. `place` and `pin` need a map and a search, so forms render these two themselves. */
export function FieldControl({ field: declared, controls, rows = 10 }: FieldControlProps) {
  const { name, label, hint, placeholder, control, unit, isRequired, optionText = String, choices } = declared
  const { field, value, set, options } = controls
  const frame = { label, hint, isOptional: !isRequired }
  switch (control) {
    case 'textarea':
      return <TextArea {...frame} rows={rows} {...field(name)} />
    case 'select':
      return (
        <SelectField
          {...frame}
          placeholder={placeholderOf(declared, value(name))}
          options={(choices ?? options(name)).map((option) => ({
            value: option,
            label: optionText(option),
          }))}
          {...field(name)}
        />
      )
    case 'checkbox': {
      // Without its ref: the form would read a boolean from a checkbox.
      const { error, onBlur } = field(name)
      return (
        <Checkbox
          {...{ label, hint, error, name }}
          onBlur={onBlur}
          checked={value(name) === 'true'}
          onChange={({ target }) => set({ [name]: target.checked ? 'true' : 'false' })}
        />
      )
    }
    case 'checkboxes': {
      const chosen = linesOf(value(name))
      const toggle = (option: string, isOn: boolean) =>
        set({
          [name]: options(name)
            .filter((each) => (each === option ? isOn : chosen.includes(each)))
            .join('\n'),
        })
      return (
        <FieldGroup {...{ label, hint }} error={field(name).error}>
          {() => (
            <div>
              {options(name).map((option) => (
                <Checkbox
                  key={option}
                  name={name}
                  label={option}
                  checked={chosen.includes(option)}
                  onChange={({ target }) => toggle(option, target.checked)}
                />
              ))}
            </div>
          )}
        </FieldGroup>
      )
    }
    case 'place':
    case 'pin':
      return null
    case 'date':
      return <DateField {...frame} autoComplete="off" {...field(name)} />
    default:
      return (
        <TextField
          {...frame}
          {...inputs[control]}
          autoComplete="off"
          hint={hint ?? unit}
          placeholder={placeholder}
          {...field(name)}
        />
      )
  }
}

/** The empty choice of a select. A required one loses it once a value is chosen. */
const placeholderOf = ({ isRequired, placeholder }: Field, value: string) =>
  isRequired ? (value === '' ? 'Choose one' : undefined) : (placeholder ?? 'Not specified')
