import type { ReactNode } from 'react'
import { SelectField } from '../components/fields/select-field.tsx'
import { Stack } from '../platform/boxes/stack.tsx'
import styles from './calendar.module.css'
import { spaceName } from './calendar-words.ts'
import { usePage } from './page-parts.ts'

interface CalendarSectionProps {
  id: string
  title: string
  note?: string
  children: ReactNode
}

/** A section below the calendar, in columns on wide screens. */
export function CalendarSection({ id, title, note, children }: CalendarSectionProps) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <Stack gap="3">
        <h2 id={id} className={styles.heading}>
          {title}
        </h2>
        {note !== undefined && <p className="sm mut">{note}</p>}
        {children}
      </Stack>
    </section>
  )
}

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
      name="spaceId"
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
