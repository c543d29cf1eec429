import { Tag } from '../components/actions/chip.tsx'
import { Button } from '../components/actions/button.tsx'
import { Row } from '../platform/boxes/row.tsx'
import styles from './calendar.module.css'
import { CalendarSection } from './calendar-section.tsx'
import type { CalendarEntry } from './calendar-calls.ts'
import { releaseWords, spaceRunWords, whenWords } from './calendar-words.ts'
import { entryWrites, useEntryWrite } from './calendar-writes.ts'
import { usePage } from './page-parts.ts'
import { atPlace } from './place-clock.ts'
import { releaseReason } from './release-reason.ts'

/** Bookings of requests that ended or moved, until the team releases or keeps them. */
export function ReleaseSection() {
  const { toRelease } = usePage().calendar
  if (toRelease.length === 0) return null
  return (
    <CalendarSection id="release" title="Bookings to release or keep">
      <ul className={styles.rows}>
        {toRelease.map((entry) => (
          <ReleaseRow key={entry.id} entry={entry} />
        ))}
      </ul>
    </CalendarSection>
  )
}

function ReleaseRow({ entry }: { entry: CalendarEntry }) {
  const { ownerId, calendar, timeZone, canManage, go, remove } = usePage()
  const { run, isBusy } = useEntryWrite(ownerId)
  return (
    <Row as="li" gap="3" isWrapping={false}>
      <Tag tone="warn">{releaseWords}</Tag>
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
          <small>{releaseReason(entry)}</small>
        </span>
        {canManage && (
          <Row as="span">
            <Button onClick={() => remove(entry)}>Release</Button>
            <Button variant="quiet" isBusy={isBusy} onClick={() => run(entryWrites(ownerId, entry).keep())}>
              Keep
            </Button>
          </Row>
        )}
      </div>
    </Row>
  )
}
