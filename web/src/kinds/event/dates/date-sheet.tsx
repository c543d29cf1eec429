import { eventSpans } from '@app/contract/rules/event-dates.ts'
import { useState } from 'react'
import { ChipButton, ChipList } from '../../../components/actions/chip.tsx'
import { fromLocalDate, type DateRangeValue } from '../../../components/fields/calendar-date.ts'
import { Checkbox } from '../../../components/fields/checkbox.tsx'
import { DayRange } from '../../../components/fields/day-range.tsx'
import type { MarketPartProps } from '../../../market/market.ts'
import { changed, countOf, valueOf, valuesOf } from '../../../market/query.ts'
import { useMarket } from '../../../market/use-market.tsx'
import { firstDayOf, flexible } from '../weeks.ts'
import { WeekCount } from '../week-count.tsx'
import styles from '../../../market/date-sheet.module.css'
import { offeredMonths, type OfferedMonths } from '../../../page/offered-months.ts'

/** The days that somebody has free: from a calendar, or any weekend of a month. */
export function DateSheet({ query, facets, onChoose }: MarketPartProps) {
  const market = useMarket()
  /** A range without its last day, which is not searched for yet. */
  const [started, setStarted] = useState<DateRangeValue>()
  const [today] = useState(() => fromLocalDate(new Date()))
  const change = (values: Parameters<typeof changed>[2]) => onChoose(changed(market, query, values))

  function chooseDays({ from, to }: DateRangeValue) {
    const isStarted = from !== undefined && to === undefined
    setStarted(isStarted ? { from } : undefined)
    // Days of one's own replace the others.
    if (!isStarted) change({ from, to, month: undefined, span: undefined, week: undefined })
  }
  const months = valuesOf(query, 'month')
  function chooseMonths({ months: offered }: OfferedMonths, isPressed: boolean) {
    const others = months.filter((month) => !offered.includes(month))
    change({ month: isPressed ? others : [...others, ...offered], from: undefined, to: undefined })
  }
  return (
    <>
      <div className={styles.days}>
        <DayRange
          value={started ?? { from: valueOf(query, 'from'), to: valueOf(query, 'to') }}
          onChange={chooseDays}
          min={today}
          opensAt={firstDayOf(query)}
          hasFocus
          weekEnd={{
            heading: 'Starts',
            render: (week) => (
              <WeekCount {...{ week, query, facets }} onChoose={(weeks) => change({ week: weeks })} />
            ),
          }}
        />
      </div>
      <div className={styles.any}>
        <fieldset>
          <legend className="sr">Any days</legend>
          <ChipList>
            <span className="sm semi">Or any</span>
            {eventSpans.map((span) => {
              const isPressed = valueOf(query, 'span') === span
              return (
                <ChipButton
                  key={span}
                  isPressed={isPressed}
                  onClick={() =>
                    change({ span: isPressed ? undefined : span, from: undefined, to: undefined })
                  }
                >
                  {span}
                </ChipButton>
              )
            })}
            <span className="sm mut">in</span>
            {offeredMonths(today).map((offered) => {
              const isPressed = offered.months.every((month) => months.includes(month))
              return (
                <ChipButton
                  key={offered.label}
                  isPressed={isPressed}
                  onClick={() => chooseMonths(offered, isPressed)}
                >
                  {offered.label}
                </ChipButton>
              )
            })}
          </ChipList>
        </fieldset>
        <Checkbox
          label="Include events with flexible dates"
          checked={!('fixed' in query)}
          count={'fixed' in query ? undefined : countOf(facets, 'week', flexible)}
          onChange={({ target }) => change({ fixed: target.checked ? undefined : 'true' })}
        />
      </div>
    </>
  )
}
