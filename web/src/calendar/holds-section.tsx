import { countDays } from '@app/contract/rules/calendar-date.ts'
import { Button } from '../components/actions/button.tsx'
import { counted } from '../components/format.ts'
import styles from './calendar.module.css'
import { CalendarSection } from './calendar-section.tsx'
import type { CalendarEntry } from './calendar-calls.ts'
import { entryWrites, useEntryWrite } from './calendar-writes.ts'
import { placeWords } from './calendar-words.ts'
import { dayWords } from '../page/time-of-day.ts'
import { EntryRow } from './entry-row.tsx'
import { heldThrough } from './entry-values.ts'
import { usePage } from './page-parts.ts'

/** All holds, soonest end first. */
export function HoldsSection() {
  const holds = usePage().calendar.holds.flatMap((entry) => {
    const { place, expiresDate } = entry
    return place === null || expiresDate === null ? [] : [{ entry, place, expiresDate }]
  })
  if (holds.length === 0) return null
  return (
    <CalendarSection id="holds" title="Holds that end soon">
      <ul className={styles.rows}>
        {holds.map((hold) => (
          <HoldRow key={hold.entry.id} {...hold} />
        ))}
      </ul>
    </CalendarSection>
  )
}

interface HoldRowProps {
  entry: CalendarEntry
  place: number
  expiresDate: string
}

function HoldRow({ entry, place, expiresDate }: HoldRowProps) {
  const { ownerId, timeZone, today, open, remove } = usePage()
  const { run, isBusy } = useEntryWrite(ownerId)
  return (
    <EntryRow
      entry={entry}
      tag={entry.isBlocked ? 'Taken' : placeWords(place)}
      note={endWords(heldThrough(expiresDate, timeZone), today)}
      actions={
        <>
          {place === 1 && (
            <Button
              isBusy={isBusy}
              onClick={() =>
                run({
                  ...entryWrites(ownerId, entry).confirm(),
                  onRefused: (refusal) => open(entry, entry, refusal),
                })
              }
            >
              Book
            </Button>
          )}
          <Button variant="quiet" onClick={() => remove(entry)}>
            Release
          </Button>
        </>
      }
    />
  )
}

function endWords(day: string, today: string): string {
  const days = countDays(today, day) - 1
  return `Through ${dayWords(day)}, ${days <= 0 ? 'today' : `${counted(days, 'day')} left`}`
}
