import type { ReactNode } from 'react'
import { Tag } from '../components/actions/chip.tsx'
import { Row } from '../platform/boxes/row.tsx'
import type { CalendarEntry } from './calendar-calls.ts'
import { spaceRunWords, whenWords } from './calendar-words.ts'
import { usePage } from './page-parts.ts'
import { atPlace } from './place-clock.ts'

interface EntryRowProps {
  entry: CalendarEntry
  tag: string
  note: string
  /** What those who can change the calendar do about it. */
  actions: ReactNode
}

/** An entry in a section below the calendar, which leads to its day. */
export function EntryRow({ entry, tag, note, actions }: EntryRowProps) {
  const { calendar, timeZone, canManage, go } = usePage()
  return (
    <Row as="li" gap="3" isWrapping={false}>
      <Tag tone="warn">{tag}</Tag>
      <div className="grow">
        <span>
          <button
            type="button"
            className="link"
            onClick={() => go({ day: atPlace(entry.starts, timeZone).day })}
          >
            {entry.title}
          </button>
          {`, ${spaceRunWords(entry.unitIds, calendar.spaces)}, ${whenWords(entry, timeZone)}`}
          <small>{note}</small>
        </span>
        {canManage && <Row as="span">{actions}</Row>}
      </div>
    </Row>
  )
}
