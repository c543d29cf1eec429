import { SelectField } from '../components/fields/select-field.tsx'
import { spaceName } from './calendar-words.ts'
import { usePage } from './page-parts.ts'

interface SpaceSelectProps {
  label: string
  /** Null: all spaces. */
  spaceId: string | null
  error?: string | undefined
  onChange: (spaceId: string | null) => void
}

/** All spaces of a page, or one of them. */
export function SpaceSelect({ label, spaceId, error, onChange }: SpaceSelectProps) {
  const { spaces } = usePage().calendar
  return (
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
}
