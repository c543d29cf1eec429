import { SelectField } from '../components/fields/select-field.tsx'
import type { CalendarSpace } from './calendar-calls.ts'
import { spaceName } from './calendar-words.ts'

interface SpaceSelectProps {
  label: string
  spaces: readonly CalendarSpace[]
  /** Null: all spaces. */
  spaceId: string | null
  error?: string | undefined
  onChange: (spaceId: string | null) => void
}

/** All spaces of a page, or one of them. */
export const SpaceSelect = ({ label, spaces, spaceId, error, onChange }: SpaceSelectProps) => (
  <SelectField
    label={label}
    options={[
      { value: '', label: spaceName(null, spaces) },
      ...spaces.map(({ id, name }) => ({ value: id, label: name })),
    ]}
    value={spaceId ?? ''}
    error={error}
    onChange={({ target }) => onChange(target.value || null)}
  />
)
