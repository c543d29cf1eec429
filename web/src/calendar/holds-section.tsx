import { countDays } from '@app/contract/rules/calendar-date.ts'
import { Tag } from '../components/actions/chip.tsx'
import { Button } from '../components/actions/button.tsx'
import { counted } from '../components/format.ts'
import { Row } from '../platform/boxes/row.tsx'
import styles from './calendar.module.css'
import { CalendarSection } from './calendar-section.tsx'
import type { CalendarEntry } from './calendar-calls.ts'
import { entryWrites, useEntryWrite } from './calendar-writes.ts'
import { placeWords, spaceRunWords, whenWords } from './calendar-words.ts'
import { dayWords } from '../page/time-of-day.ts'
import { heldThrough } from './entry-values.ts'
import { usePage } from './page-parts.ts'
import { atPlace } from './place-clock.ts'

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
  const { ownerId, calendar, timeZone, today, canManage, go, open, remove } = usePage()
  const { run, isBusy } = useEntryWrite(ownerId)
  return (
    <Row as="li" gap="3" isWrapping={false}>
      <Tag tone="warn">{entry.isBlocked ? 'Taken' : placeWords(place)}</Tag>
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
          <small>{endWords(heldThrough(expiresDate, timeZone), today)}</small>
        </span>
        {canManage && (
          <Row as="span">
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
          </Row>
        )}
      </div>
    </Row>
  )
}

function endWords(day: string, today: string): string {
  const days = countDays(today, day) - 1
  return `Through ${dayWords(day)}, ${days <= 0 ? 'today' : `${counted(days, 'day')} left`}`
}
