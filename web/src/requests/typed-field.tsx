import { DateField } from '../components/fields/date-field.tsx'
import { NumberField } from '../components/fields/number-field.tsx'
import { TextArea } from '../components/fields/text-area.tsx'
import { TextField } from '../components/fields/text-field.tsx'
import type { DraftName, RequestDraft } from './request-draft.ts'

type Typed = [label: string, sort: 'text' | 'prose' | 'day' | 'number', unit?: string]

/** Fields that are typed rather than chosen. */
const typed = {
  name: ['Event', 'text'],
  description: ['About the event', 'prose'],
  startDate: ['First day', 'day'],
  endDate: ['Last day', 'day'],
  dayCount: ['Days in a row', 'number'],
  flexWeeks: ['Weeks earlier or later', 'number'],
  setupDays: ['Set-up before', 'number', 'days'],
  teamCount: ['Teams', 'number'],
  participants: ['Players', 'number'],
  attendance: ['Spectators', 'number'],
  ages: ['Ages', 'text'],
  spaceCount: ['How many', 'number'],
  spaceDescription: ['The spaces in your own words', 'prose'],
  partnerDist: ['Partners within', 'number', 'miles'],
  requestAddress: ['Near', 'text'],
  requestDist: ['Within', 'number', 'miles'],
  roomNights: ['Room nights in all', 'number'],
  roomsPerNight: ['Busiest night', 'number', 'rooms'],
  hotelDist: ['Hotels within', 'number', 'miles'],
  budgetFrom: ['From', 'number', 'USD'],
  budgetTo: ['Up to', 'number', 'USD'],
  responseDeadline: ['Answers by', 'day'],
  decisionDate: ['You decide by', 'day'],
  requirementNotes: ['What else is required', 'prose'],
  contact: ['Contact for hosts', 'text'],
  contactName: ['Name', 'text'],
  contactEmail: ['Email', 'text'],
  contactPhone: ['Phone', 'text'],
  contactOrganization: ['Organization', 'text'],
} as const satisfies Partial<Record<DraftName, Typed>>
export type TypedName = keyof typeof typed

export const isTyped = <N extends DraftName>(name: N): name is N & TypedName => Object.hasOwn(typed, name)

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
  const [label, sort, unit]: Typed = typed[name]
  const props = {
    ...given,
    label,
    value: draft[name] ?? '',
    error: errors?.get(name),
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      change({ [name]: value === '' ? undefined : sort === 'number' ? Number(value) : value }),
  }
  if (sort === 'day') return <DateField {...props} />
  if (sort === 'prose')
    return <TextArea rows={3} maxLength={name === 'description' ? 10_000 : 2000} {...props} />
  if (sort === 'text') return <TextField maxLength={name === 'ages' ? 60 : 200} {...props} />
  return <NumberField min={0} step={1} inputMode="numeric" {...props} {...(unit && { unit })} />
}
