import type { ReadFieldName } from '@app/contract/events/request-reading.ts'
import { useState, type FormEvent } from 'react'
import { Button } from '../../components/actions/button.tsx'
import { DateField } from '../../components/fields/date-field.tsx'
import { NumberField } from '../../components/fields/number-field.tsx'
import { TextField } from '../../components/fields/text-field.tsx'
import type { RequestDraft } from '../request-draft.ts'
import styles from './paste.module.css'

const labels = {
  name: 'Event',
  startDate: 'First day',
  endDate: 'Last day',
  dayCount: 'Days in a row',
  flexWeeks: 'Weeks',
  setupDays: 'Days before',
  teamCount: 'Teams',
  participants: 'Players',
  attendance: 'Spectators',
  ages: 'Ages',
  spaceCount: 'How many',
  requestAddress: 'Place',
  requestDist: 'Miles',
  roomNights: 'Room nights',
  roomsPerNight: 'Rooms on the busiest night',
  hotelDist: 'Miles',
  budgetFrom: 'From',
  budgetTo: 'Up to',
  responseDeadline: 'Answers by',
  decisionDate: 'Decision',
  requirementNotes: 'Required',
  contactName: 'Name',
  contactEmail: 'Email',
  contactPhone: 'Phone',
  contactOrganization: 'Organization',
} satisfies Partial<Record<ReadFieldName, string>>
type EditableName = keyof typeof labels

export const isEditable = (name: ReadFieldName): name is EditableName => Object.hasOwn(labels, name)

const dates = new Set<ReadFieldName>(['startDate', 'endDate', 'responseDeadline', 'decisionDate'])
const words = new Set<ReadFieldName>([
  'name',
  'ages',
  'requestAddress',
  'requirementNotes',
  'contactName',
  'contactEmail',
  'contactPhone',
  'contactOrganization',
])

interface ValueEditorProps {
  names: readonly ReadFieldName[]
  draft: RequestDraft
  onSave: (values: RequestDraft) => void
  onCancel: () => void
}

/** Changes the values of a row, or leaves it out. Lists are changed in the form. */
export function ValueEditor({ names, draft, onSave, onCancel }: ValueEditorProps) {
  const [typed, setTyped] = useState<Partial<Record<EditableName, string>>>({})
  const own = names.filter(isEditable)
  const typedOf = (name: EditableName) => typed[name] ?? String(draft[name] ?? '')

  function save(event: FormEvent) {
    event.preventDefault()
    onSave(
      own.reduce<RequestDraft>((values, name) => {
        const text = typedOf(name).trim()
        const value = text === '' ? undefined : words.has(name) || dates.has(name) ? text : Number(text)
        return { ...values, [name]: value }
      }, {}),
    )
  }

  const leaveOut = () =>
    onSave(names.reduce<RequestDraft>((values, name) => ({ ...values, [name]: undefined }), {}))

  return (
    <form className={styles.editor} onSubmit={save}>
      {own.map((name) => {
        const props = {
          label: labels[name],
          value: typedOf(name),
          onChange: (event: { currentTarget: { value: string } }) =>
            setTyped({ ...typed, [name]: event.currentTarget.value }),
        }
        if (dates.has(name)) return <DateField key={name} {...props} />
        return words.has(name) ? (
          <TextField key={name} {...props} />
        ) : (
          <NumberField key={name} {...props} min={0} step={1} />
        )
      })}
      {own.length === 0 && <p className={styles.note}>You can change this in the form.</p>}
      <div className={styles.actions}>
        {own.length > 0 && <Button type="submit">Save</Button>}
        {names.some((name) => draft[name] !== undefined) && (
          <Button variant="quiet" onClick={leaveOut}>
            Leave out
          </Button>
        )}
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
