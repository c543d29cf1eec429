import { eventSpans } from '@app/contract/rules/event-dates.ts'
import { useState } from 'react'
import { ChipButton, ChipList } from '../../../components/actions/chip.tsx'
import { fromLocalDate, type DateRangeValue } from '../../../components/fields/calendar-date.ts'
import { Checkbox } from '../../../components/fields/checkbox.tsx'
import { DaysSheet } from '../../../market/days-sheet.tsx'
import type { MarketPartProps } from '../../../market/market.ts'
import { changed, countOf, valueOf, valuesOf } from '../../../market/query.ts'
import { useMarket } from '../../../market/use-market.tsx'
import { firstDayOf, flexible } from '../weeks.ts'
import { WeekCount } from '../week-count.tsx'
import { offeredMonths, type OfferedMonths } from '../../../page/offered-months.ts'

/** The days that somebody has free: from a calendar, or any weekend of a month. */
export function DateSheet({ query, facets, onChoose }: MarketPartProps) {
  const market = useMarket()
  const [today] = useState(() => fromLocalDate(new Date()))
  const change = (values: Parameters<typeof changed>[2]) => onChoose(changed(market, query, values))

  // Days of one's own replace the others.
  const chooseDays = ({ from, to }: DateRangeValue) =>
    change({ from, to, month: undefined, span: undefined, week: undefined })
  const months = valuesOf(query, 'month')
  function chooseMonths({ months: offered }: OfferedMonths, isPressed: boolean) {
    const others = months.filter((month) => !offered.includes(month))
    change({ month: isPressed ? others : [...others, ...offered], from: undefined, to: undefined })
  }
  return (
    <DaysSheet
      value={{ from: valueOf(query, 'from'), to: valueOf(query, 'to') }}
      onChoose={chooseDays}
      min={today}
      opensAt={firstDayOf(query)}
      weekEnd={{
        heading: 'Starts',
        render: (week) => (
          <WeekCount {...{ week, query, facets }} onChoose={(weeks) => change({ week: weeks })} />
        ),
      }}
    >
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
                onClick={() => change({ span: isPressed ? undefined : span, from: undefined, to: undefined })}
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
    </DaysSheet>
  )
}
