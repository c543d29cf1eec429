import type { Api } from '@app/contract/api.ts'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { calendarPath } from '../../../calendar/calendar-path.ts'
import { spaceRunWords, whenWords } from '../../../calendar/calendar-words.ts'
import { atPlace } from '../../../calendar/place-clock.ts'
import { Button } from '../../../components/actions/button.tsx'
import { Banner } from '../../../components/display/banner.tsx'
import { counted } from '../../../components/format.ts'
import styles from './outside-list.module.css'

type OutsideHours = Awaited<
  ReturnType<Api['facility-mgmt']['facilities']['calendar']['outsideHours']>
>['data']

/** What new hours leave out of the bookings, as the editor of hours shows it. Undefined if nothing. */
export async function findOutside(api: Api, ownerId: string) {
  const { data: outside } = await api['facility-mgmt'].facilities.calendar.outsideHours({ ownerId })
  if (outside.count === 0) return undefined
  return ({ onDone }: Pick<OutsideListProps, 'onDone'>) => <OutsideList {...{ ownerId, outside, onDone }} />
}

interface OutsideListProps {
  ownerId: string
  outside: OutsideHours
  onDone: () => void
}

/** What was booked before the hours were saved and lies outside of them, with its day in the calendar. */
function OutsideList({ ownerId, outside, onDone }: OutsideListProps) {
  const { count, entries, spaces } = outside
  const timeZone = outside.timeZone ?? 'UTC'
  const rest = count - entries.reduce((sum, entry) => sum + entry.count, 0)
  const top = useRef<HTMLDivElement>(null)
  // The form was longer than this list, so a phone is still scrolled to where its save button was.
  useEffect(() => {
    top.current?.scrollIntoView({ block: 'start' })
  }, [])
  return (
    <div ref={top} className={styles.outside}>
      <Banner tone="warn" isLive>
        {counted(count, 'booking')} {count === 1 ? 'lies' : 'lie'} outside the new hours.{' '}
        {count === 1 ? 'It stays as it is.' : 'They stay as they are.'}
      </Banner>
      <ul className={styles.bookings}>
        {entries.map(({ id, title, unitIds, starts, ends, count: dates }) => (
          <li key={id}>
            <Link
              className="link"
              to={`${calendarPath(ownerId)}?view=week&day=${atPlace(starts, timeZone).day}`}
            >
              {title}
            </Link>
            {`, ${spaceRunWords(unitIds, spaces)}, ${whenWords({ starts, ends }, timeZone)}`}
            {dates > 1 && `, and ${counted(dates - 1, 'later date')}`}
          </li>
        ))}
      </ul>
      {rest > 0 && <p className="sm mut">And {rest} more.</p>}
      <Button variant="primary" onClick={onDone}>
        Done
      </Button>
    </div>
  )
}
