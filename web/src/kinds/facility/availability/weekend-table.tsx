import { useState } from 'react'
import { useCalendarPart } from '../../../calendar/calendar-calls.ts'
import { dayWords } from '../../../page/time-of-day.ts'
import { zoneWords } from '../../../calendar/place-clock.ts'
import { Skeleton } from '../../../components/display/skeleton.tsx'
import { formatRange } from '../../../components/fields/calendar-date.ts'
import { Segmented } from '../../../components/fields/segmented.tsx'
import { Icon } from '../../../components/pictures/icon.tsx'
import { Loaded } from '../../../page/loaded.tsx'
import { Toolbar } from '../../../platform/boxes/row.tsx'
import styles from './availability.module.css'
import { cellOf, dayParts, foundWords, partsOf, partsWords } from './day-parts.ts'

interface WeekendTableProps {
  id: string
  days: readonly string[]
  timeZone: string
}

const parts = ['before 2 PM', 'after 2 PM']

/** What is free of each space, or of each part of one, on the days of a weekend. */
export function WeekendTable({ id, days, timeZone }: WeekendTableProps) {
  const [areParts, setAreParts] = useState(false)
  const range = { from: days[0] ?? '', to: days.at(-1) ?? '' }
  const query = useCalendarPart(id, ['availability', range], (calendar, options) =>
    calendar.availability({ ownerId: id, ...range }, options),
  )
  const words = query.data && partsWords(query.data.spaces)
  return (
    <div>
      <Toolbar>
        <h3 className={styles.heading} aria-live="polite">
          {formatRange(range)}
        </h3>
        {words && (
          <Segmented
            label="Rows"
            isLabelHidden
            options={[
              { value: 'spaces', label: words.spaces },
              { value: 'parts', label: words.parts },
            ]}
            value={areParts ? 'parts' : 'spaces'}
            onChange={({ target }) => setAreParts(target.value === 'parts')}
          />
        )}
      </Toolbar>
      <Loaded
        query={query}
        errorTitle="This weekend didn’t load."
        skeleton={<Skeleton look="block" className={styles.tableWaiting} />}
      >
        {(availability) => (
          <>
            <p className="sm mut">
              {foundWords(availability)} can be used for 3 hours or more{' '}
              {days.length > 1 ? 'on each of these days' : 'on this day'}, which is what a search counts as
              free.
            </p>
            <table className={styles.table}>
              <thead>
                <tr>
                  <td />
                  {days.map((day) => (
                    <th key={day} scope="colgroup" colSpan={2}>
                      {dayWords(day)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {(areParts ? availability.spaces.flatMap(partsOf) : availability.spaces).map((space) => (
                  <tr key={space.id}>
                    <th scope="row">
                      {space.name}
                      {space.surface !== null && <small>{space.surface.toLowerCase()}</small>}
                    </th>
                    {days.flatMap((day) =>
                      dayParts(day, timeZone).map((span, at) => {
                        const { look, words: free } = cellOf(space, span, availability)
                        return (
                          <td key={span.from} className={at === 0 ? styles.morning : undefined}>
                            <span className={styles[look]}>
                              {look === 'free' && <Icon name="check" size={16} />}
                              <span className={look === 'free' ? styles.word : undefined}>{free}</span>
                              <span className="sr"> {parts[at]}</span>
                            </span>
                          </td>
                        )
                      }),
                    )}
                  </tr>
                ))}
              </tbody>
            </table>
          </>
        )}
      </Loaded>
      <p className={`${styles.legend} xs mut`}>
        Two cells a day: before and after 2 PM, in {zoneWords(timeZone)}. Half: one half of the space is free.
        Part: some hours are. Held: someone is ahead of you. Who booked is never shown.
      </p>
    </div>
  )
}
