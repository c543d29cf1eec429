import { useId } from 'react'
import { DateField } from '../../components/fields/date-field.tsx'
import { NumberField } from '../../components/fields/number-field.tsx'
import { SelectField } from '../../components/fields/select-field.tsx'
import { TextArea } from '../../components/fields/text-area.tsx'
import { TextField } from '../../components/fields/text-field.tsx'
import type { DraftRow, RequestDraft } from '../request-draft.ts'

/** A draft in a form. */
export interface DraftProps {
  draft: RequestDraft
  change: (values: RequestDraft) => void
  /** By field, in sentences. */
  errors?: ReadonlyMap<string, string>
}

export interface DraftFieldProps extends DraftProps {
  row: DraftRow
}

/** The control of a field that is typed, or one of a few choices. Of a field with several values, it has the first. */
export function DraftField({ row, draft, change, errors }: DraftFieldProps) {
  const { name, label, typed, chosen, options = [], unit, longest, placeholder, hint, autoComplete } = row
  const value = draft[name]
  const list = useId()
  const set = (next: unknown) => change({ [name]: next })
  const frame = { name, label, hint, error: errors?.get(name) }
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
      set(textOrNumber(typed, currentTarget.value)),
  }
  if (typed === 'day') return <DateField {...input} />
  if (typed === 'prose') return <TextArea rows={3} {...input} />
  if (typed !== 'number') return <TextField {...input} {...(typed === 'email' && { type: 'email' })} />
  return (
    <>
      <NumberField
        {...input}
        min={0}
        step={1}
        inputMode="numeric"
        list={options.length > 0 ? list : undefined}
        {...(unit && { unit })}
      />
      {options.length > 0 && (
        <datalist id={list}>
          {options.map((option) => (
            <option key={option.value} {...option} />
          ))}
        </datalist>
      )}
    </>
  )
}

/** Of one value, or the first of several. */
function textOf(value: unknown): string {
  if (Array.isArray(value)) return textOf(value[0])
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

function textOrNumber(typed: DraftRow['typed'], text: string) {
  if (text === '') return undefined
  return typed === 'number' ? Number(text) : text
}
