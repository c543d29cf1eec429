import { addDays } from '@app/contract/rules/calendar-date.ts'
import { useState } from 'react'
import { ChipButton, ChipList } from '../../../components/actions/chip.tsx'
import { fromLocalDate } from '../../../components/fields/calendar-date.ts'
import { Checkbox } from '../../../components/fields/checkbox.tsx'
import { DaysSheet } from '../../../market/days-sheet.tsx'
import type { MarketPartProps } from '../../../market/market.ts'
import { changed, countOf, valueOf } from '../../../market/query.ts'
import { useMarket } from '../../../market/use-market.tsx'
import { Stack } from '../../../platform/boxes/stack.tsx'
import { offeredMonths } from '../../../page/offered-months.ts'

/** The days of an event: from a calendar, a coming weekend, or any weekend of a month. */
export function DateSheet({ query, facets, onChoose }: MarketPartProps) {
  const market = useMarket()
  const [today] = useState(() => fromLocalDate(new Date()))
  const [from, to] = [valueOf(query, 'from'), valueOf(query, 'to')]

  const choose = (range: { from?: string | undefined; to?: string | undefined }) =>
    onChoose(changed(market, query, { from: range.from, to: range.to }))
  const chip = (label: string, range: { from: string; to: string }) => {
    const isPressed = range.from === from && range.to === to
    return (
      <ChipButton
        key={label}
        isPressed={isPressed}
        onClick={() => choose(isPressed ? { from: undefined, to: undefined } : range)}
      >
        {label}
      </ChipButton>
    )
  }
  const [thisWeekend, nextWeekend] = weekendsFrom(today)
  return (
    <DaysSheet value={{ from, to }} onChoose={choose} min={today} opensAt={from}>
      <Stack as="fieldset" gap="3">
        <legend className="sr">Common dates</legend>
        <ChipList>
          {chip('This weekend', thisWeekend)}
          {chip('Next weekend', nextWeekend)}
        </ChipList>
        <ChipList>
          <span className="sm semi">Any weekend in</span>
          {offeredMonths(today).map(({ label, months }) => {
            const first = months[0] === today.slice(0, 7) ? today : `${months[0]}-01`
            return chip(label, { from: first, to: addDays(nextMonth(months.at(-1) ?? ''), -1) })
          })}
        </ChipList>
        {(from !== undefined || to !== undefined) && (
          <Checkbox
            label="Only facilities known to be free"
            checked={'known' in query}
            count={countOf(facets, 'from', 'true')}
            onChange={({ target }) =>
              onChoose(changed(market, query, { known: target.checked ? 'true' : undefined }))
            }
          />
        )}
      </Stack>
    </DaysSheet>
  )
}

/** The first day of the month after one such as 2027-03. */
const nextMonth = (month: string) => `${addDays(`${month}-28`, 4).slice(0, 7)}-01`

interface Weekend {
  from: string
  to: string
}

/** The weekend that is next or has begun, and the one after it. */
export function weekendsFrom(today: string): [Weekend, Weekend] {
  const day = new Date(today).getUTCDay()
  const sunday = addDays(today, (7 - day) % 7)
  const from = day === 0 ? today : addDays(sunday, -1)
  return [
    { from, to: sunday },
    { from: addDays(sunday, 6), to: addDays(sunday, 7) },
  ]
}
