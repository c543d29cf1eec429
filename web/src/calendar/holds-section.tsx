import { Button } from '../components/actions/button.tsx'
import { counted } from '../page/format.ts'
import { CalendarSection } from './calendar-section.tsx'
import type { CalendarEntry } from './calendar-calls.ts'
import { entryWrites, useEntryWrite } from './calendar-writes.ts'
import { dayWords, placeWords, spaceWords, whenWords } from './calendar-words.ts'
import { heldThrough } from './entry-values.ts'
import styles from './holds-section.module.css'
import type { PageParts } from './page-parts.ts'
import { atPlace } from './place-clock.ts'
import rows from './rows.module.css'

interface HoldsSectionProps extends PageParts {
  onRelease: (hold: CalendarEntry) => void
  onShowDay: (day: string) => void
  /** Opens a hold that can't be booked, with what takes its time. */
  onRefused: (hold: CalendarEntry, refusal: Error) => void
}

/** All holds, soonest end first. */
export function HoldsSection(props: HoldsSectionProps) {
  const holds = props.calendar.holds.flatMap((entry) => {
    const { place, expiresDate } = entry
    return place === null || expiresDate === null ? [] : [{ entry, place, expiresDate }]
  })
  if (holds.length === 0) return null
  return (
    <CalendarSection id="holds" title="Holds that end soon">
      <ul className={`${rows.rows} ${styles.rows}`}>
        {holds.map((hold) => (
          <HoldRow key={hold.entry.id} {...props} {...hold} />
        ))}
      </ul>
    </CalendarSection>
  )
}

interface HoldRowProps extends HoldsSectionProps {
  entry: CalendarEntry
  place: number
  expiresDate: string
}

function HoldRow({ entry, place, expiresDate, ...section }: HoldRowProps) {
  const { ownerId, calendar, timeZone, today, canManage, onRelease, onRefused, onShowDay } = section
  const { run, isBusy } = useEntryWrite(ownerId)
  return (
    <li>
      <span className={styles.place}>{entry.isBlocked ? 'Taken' : placeWords(place)}</span>
      <span>
        <button type="button" className="link" onClick={() => onShowDay(atPlace(entry.starts, timeZone).day)}>
          {entry.title}
        </button>
        {`, ${spaceWords(entry.unitIds, calendar.spaces)}, ${whenWords(entry, timeZone)}`}
        <small>{endWords(expiresDate, { timeZone, today })}</small>
      </span>
      {canManage && (
        <span className={styles.buttons}>
          {place === 1 && (
            <Button
              isBusy={isBusy}
              onClick={() =>
                run({
                  ...entryWrites(ownerId, entry).confirm(),
                  onRefused: (refusal) => onRefused(entry, refusal),
                })
              }
            >
              Book
            </Button>
          )}
          <Button variant="quiet" onClick={() => onRelease(entry)}>
            Release
          </Button>
        </span>
      )}
    </li>
  )
}

function endWords(expiresDate: string, { timeZone, today }: Pick<PageParts, 'timeZone' | 'today'>): string {
  const day = heldThrough(expiresDate, timeZone)
  const days = Math.round((Date.parse(day) - Date.parse(today)) / 86_400_000)
  return `Through ${dayWords(day)}, ${days <= 0 ? 'today' : `${counted(days, 'day')} left`}`
}
