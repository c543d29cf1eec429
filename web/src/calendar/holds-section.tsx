import { Button } from '../components/actions/button.tsx'
import { counted } from '../page/format.ts'
import { CalendarSection } from './calendar-section.tsx'
import type { CalendarEntry } from './calendar-calls.ts'
import { entryWrites, useEntryWrite } from './calendar-writes.ts'
import { dayWords, placeWords, spaceWords, whenWords } from './calendar-words.ts'
import { heldThrough } from './entry-values.ts'
import styles from './holds-section.module.css'
import type { PageParts } from './page-parts.ts'
import rows from './rows.module.css'

interface HoldsSectionProps extends PageParts {
  onRelease: (hold: CalendarEntry) => void
}

/** The holds of the shown days, soonest end first. */
export function HoldsSection(props: HoldsSectionProps) {
  const holds = props.calendar.entries
    .flatMap((entry) => {
      const { place, expiresDate } = entry
      return place === null || expiresDate === null ? [] : [{ entry, place, expiresDate }]
    })
    .toSorted((one, other) => (one.expiresDate < other.expiresDate ? -1 : 1))
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
  const { ownerId, calendar, timeZone, today, canManage, onRelease } = section
  const { run, isBusy } = useEntryWrite(ownerId)
  return (
    <li>
      <span className={styles.place}>{placeWords(place)}</span>
      <span>
        <b className="semi">{entry.title}</b>
        {`, ${spaceWords(entry.unitIds, calendar.spaces)}, ${whenWords(entry, timeZone)}`}
        <small>{endWords(expiresDate, { timeZone, today })}</small>
      </span>
      {canManage && (
        <span className={styles.buttons}>
          {place === 1 && (
            <Button isBusy={isBusy} onClick={() => run(entryWrites(ownerId, entry).confirm())}>
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
