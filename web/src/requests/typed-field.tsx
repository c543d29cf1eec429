import { askedFields } from '@app/contract/rules/asked.ts'
import { askedField } from '@app/contract/rules/tell-asked.ts'
import { DateField } from '../components/fields/date-field.tsx'
import { NumberField } from '../components/fields/number-field.tsx'
import { TextArea } from '../components/fields/text-area.tsx'
import { TextField } from '../components/fields/text-field.tsx'
import type { DraftName, RequestDraft } from './request-draft.ts'

type TypedRow = Extract<(typeof askedFields)[number], { typed: string }>
/** Fields that are typed rather than chosen. */
export type TypedName = TypedRow['name']

export const isTyped = <N extends DraftName>(name: N): name is N & TypedName =>
  askedFields.some((field) => field.name === name && 'typed' in field)

export interface DraftProps {
  draft: RequestDraft
  change: (values: RequestDraft) => void
  /** By field, in sentences. */
  errors?: ReadonlyMap<string, string>
}

interface TypedFieldProps extends DraftProps {
  name: TypedName
  placeholder?: string
  hint?: string
  className?: string | undefined
}

/** The control of one field of a draft. */
export function TypedField({ name, draft, change, errors, ...given }: TypedFieldProps) {
  const { label, typed, unit } = askedField(name)
  const props = {
    ...given,
    label,
    value: draft[name] ?? '',
    error: errors?.get(name),
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      change({ [name]: value === '' ? undefined : typed === 'number' ? Number(value) : value }),
  }
  if (typed === 'day') return <DateField {...props} />
  if (typed === 'prose')
    return <TextArea rows={3} maxLength={name === 'description' ? 10_000 : 2000} {...props} />
  if (typed === 'text') return <TextField maxLength={name === 'ages' ? 60 : 200} {...props} />
  return <NumberField min={0} step={1} inputMode="numeric" {...props} {...(unit && { unit })} />
}
