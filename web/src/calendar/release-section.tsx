import { Button } from '../components/actions/button.tsx'
import styles from './calendar.module.css'
import { CalendarSection } from './calendar-section.tsx'
import type { CalendarEntry } from './calendar-calls.ts'
import { releaseWords } from './calendar-words.ts'
import { entryWrites, useEntryWrite } from './calendar-writes.ts'
import { EntryRow } from './entry-row.tsx'
import { usePage } from './page-parts.ts'
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
  const { ownerId, remove } = usePage()
  const { run, isBusy } = useEntryWrite(ownerId)
  return (
    <EntryRow
      entry={entry}
      tag={releaseWords}
      note={releaseReason(entry)}
      actions={
        <>
          <Button onClick={() => remove(entry)}>Release</Button>
          <Button variant="quiet" isBusy={isBusy} onClick={() => run(entryWrites(ownerId, entry).keep())}>
            Keep
          </Button>
        </>
      }
    />
  )
}
