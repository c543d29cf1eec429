import { DateField } from '../../components/fields/date-field.tsx'
import { SelectField } from '../../components/fields/select-field.tsx'
import { TextArea } from '../../components/fields/text-area.tsx'
import { TextField } from '../../components/fields/text-field.tsx'
import { CountInput } from './count-input.tsx'
import type { DraftFieldProps } from './draft-props.ts'

/** The control of a field that is typed, or one of a few choices. Of a field with several values, it has the first. */
export function DraftField({ row, ...form }: DraftFieldProps) {
  const { name, label, typed, chosen, options = [], longest, placeholder, hint, autoComplete } = row
  const { draft, change, errors } = form
  const value = draft[name]
  const set = (next: unknown) => change({ [name]: next })
  const frame = { name, label, hint, error: errors?.get(name) }
  if (typed === 'number') return <CountInput row={row} {...form} />
  if (chosen !== undefined)
    return (
      <SelectField
        {...frame}
        placeholder={placeholder ?? ''}
        options={options.map((option) => ({ ...option, value: String(option.value) }))}
        value={textOf(value)}
        onChange={({ currentTarget }) => {
          const option = options.find((one) => String(one.value) === currentTarget.value)?.value
          set(chosen === 'some' && option !== undefined ? [option] : option)
        }}
      />
    )
  const input = {
    ...frame,
    placeholder,
    maxLength: longest,
    autoComplete: autoComplete ?? 'off',
    value: textOf(value),
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      set(currentTarget.value || undefined),
  }
  if (typed === 'day') return <DateField {...input} />
  if (typed === 'prose') return <TextArea rows={3} {...input} />
  return <TextField {...input} {...(typed === 'email' && { type: 'email' })} />
}

/** Of one value, or the first of several. */
function textOf(value: unknown): string {
  if (Array.isArray(value)) return textOf(value[0])
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
