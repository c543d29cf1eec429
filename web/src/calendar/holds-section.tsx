import { useState } from 'react'
import { reasonOf } from '../api/problem.ts'
import { Button } from '../components/actions/button.tsx'
import { useToast } from '../components/overlays/toaster.tsx'
import { counted } from '../page/format.ts'
import { CalendarSection } from './calendar-section.tsx'
import type { Calendar, CalendarEntry } from './calendar-calls.ts'
import { useCalendarWrites } from './calendar-writes.ts'
import { dayWords, placeWords, spaceWords, whenWords } from './calendar-words.ts'
import { heldThrough } from './entry-values.ts'
import styles from './holds-section.module.css'
import rows from './rows.module.css'

interface HoldsSectionProps {
  ownerId: string
  calendar: Calendar
  timeZone: string
  today: string
  canManage: boolean
  onRelease: (hold: CalendarEntry) => void
}

/** The holds of the shown days, those that end first before the others. */
export function HoldsSection({
  ownerId,
  calendar,
  timeZone,
  today,
  canManage,
  onRelease,
}: HoldsSectionProps) {
  const { confirmHold } = useCalendarWrites(ownerId)
  const toast = useToast()
  const [busyId, setBusyId] = useState<string>()
  const holds = calendar.entries
    .flatMap((entry) => {
      const { place, expiresDate } = entry
      return place === null || expiresDate === null ? [] : [{ entry, place, expiresDate }]
    })
    .toSorted((one, other) => (one.expiresDate < other.expiresDate ? -1 : 1))
  if (holds.length === 0) return null

  async function confirm(hold: CalendarEntry) {
    setBusyId(hold.id)
    try {
      await confirmHold(hold)
    } catch (error) {
      toast.error(`Nothing was booked. ${reasonOf(error)}`)
    }
    setBusyId(undefined)
  }
  return (
    <CalendarSection id="holds" title="Holds that end soon">
      <ul className={`${rows.rows} ${styles.rows}`}>
        {holds.map(({ entry, place, expiresDate }) => (
          <li key={entry.id}>
            <span className={styles.place}>{placeWords(place)}</span>
            <span>
              <b className="semi">{entry.title}</b>
              {`, ${spaceWords(entry.unitIds, calendar.spaces)}, ${whenWords(entry, timeZone)}`}
              <small>{endWords(expiresDate, { timeZone, today })}</small>
            </span>
            {canManage && (
              <span className={styles.buttons}>
                {place === 1 && (
                  <Button isBusy={busyId === entry.id} onClick={() => void confirm(entry)}>
                    Book
                  </Button>
                )}
                <Button variant="quiet" onClick={() => onRelease(entry)}>
                  Release
                </Button>
              </span>
            )}
          </li>
        ))}
      </ul>
    </CalendarSection>
  )
}

function endWords(
  expiresDate: string,
  { timeZone, today }: Pick<HoldsSectionProps, 'timeZone' | 'today'>,
): string {
  const day = heldThrough(expiresDate, timeZone)
  const days = Math.round((Date.parse(day) - Date.parse(today)) / 86_400_000)
  return `Through ${dayWords(day)}, ${days <= 0 ? 'today' : `${counted(days, 'day')} left`}`
}
