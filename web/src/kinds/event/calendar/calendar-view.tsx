import { monthText } from '@app/contract/rules/month-text.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { monthOf } from '../../../components/display/calendar-weeks.ts'
import { MonthCalendar } from '../../../components/display/month-calendar.tsx'
import { fromLocalDate } from '../../../components/fields/calendar-date.ts'
import type { CalendarViewProps } from '../../../market/market.ts'
import { addressOf, changed, countOf, filterOf, inView, valueOf } from '../../../market/query.ts'
import { useMarket } from '../../../market/use-market.tsx'
import { count as figure, counted } from '../../../components/format.ts'
import { Loaded } from '../../../page/loaded.tsx'
import { Stack } from '../../../platform/boxes/stack.tsx'
import { calls } from '../../../platform/calls/calls.ts'
import { useReadWith } from '../../../platform/calls/use-read.ts'
import { nearestWeek, firstDayOf, flexible } from '../weeks.ts'
import { WeekCount } from '../week-count.tsx'
import { monthInput, monthLoading, type Month } from './load-month.ts'
import { keepShown } from '../../../platform/calls/use-observed.ts'

/** The results by day, a month at a time. */
export function CalendarView({ query, facets, isPending, headingLevel, onChoose }: CalendarViewProps) {
  const market = useMarket()
  const [today] = useState(() => fromLocalDate(new Date()))
  const start = laterOf(firstDayOf(query) ?? today, today)
  const month = valueOf(query, 'at') ?? monthOf(start)
  const filter = filterOf(market, query)
  const result = useReadWith(calls['event-mgmt'].events.search, monthInput(filter, month), monthLoading, {
    placeholderData: keepShown,
  })
  const toMonth = (other: string) => addressOf(market, { ...query, view: ['calendar'], at: [other] })
  return (
    <Loaded query={result} errorTitle="The calendar didn’t load.">
      {(loaded) => (
        <Stack>
          <MonthCalendar
            month={month}
            today={today}
            start={start}
            entries={loaded.entries}
            toMonth={toMonth}
            headingLevel={headingLevel}
            isBusy={isPending || result.isPlaceholderData}
            week={{
              heading: 'Starts',
              render: (sunday) => (
                <WeekCount
                  week={sunday}
                  {...{ query, facets }}
                  onChoose={(weeks) => onChoose(changed(market, query, { week: weeks }))}
                />
              ),
            }}
          />
          {!result.isPlaceholderData && <Notes {...{ loaded, month, today, query, facets, toMonth }} />}
        </Stack>
      )}
    </Loaded>
  )
}

const laterOf = (day: string, other: string) => (day > other ? day : other)

interface NotesProps extends Pick<CalendarViewProps, 'query' | 'facets'> {
  loaded: Month
  month: string
  today: string
  toMonth: (month: string) => string
}

/** What the calendar doesn't show. */
function Notes({ loaded: { entries, count }, month, today, query, facets, toMonth }: NotesProps) {
  const market = useMarket()
  const { one, other } = market.kind.noun
  const flexibleCount = countOf(facets, 'week', flexible) ?? 0
  const nearest = monthOf(nearestWeek(facets['week'] ?? [], `${month}-15`, today)?.value ?? month)
  return (
    <div className="sm mut">
      {count === 0 && (
        <p>
          No {other} in {monthText(month)}.{' '}
          {nearest !== month && (
            <Link to={toMonth(nearest)} className="link" preventScrollReset>
              See {monthText(nearest)}
            </Link>
          )}
        </p>
      )}
      {count > entries.length && (
        <p>
          Showing {figure(entries.length)} of {counted(count, one, other)}. Add filters to see all of them.
        </p>
      )}
      {flexibleCount > 0 && (
        <p>
          {counted(flexibleCount, one, other)} with flexible dates {flexibleCount === 1 ? 'isn’t' : 'aren’t'}{' '}
          in the calendar.{' '}
          <Link
            to={addressOf(market, inView(changed(market, query, { week: flexible }), 'list'))}
            className="link"
          >
            See the list
          </Link>
        </p>
      )}
    </div>
  )
}
