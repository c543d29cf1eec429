import { maxBoostDays } from '@app/contract/rules/boost-days.ts'
import type { PromotionOutlook } from '@app/contract/reports/promotion-outlook.ts'
import { countDays } from '@app/contract/rules/calendar-date.ts'
import type { DateRangeValue } from '../../../components/fields/calendar-date.ts'
import { count, counted } from '../../../components/format.ts'
import { Facts } from '../../../platform/boxes/facts.tsx'
import { Stack } from '../../../platform/boxes/stack.tsx'
import { calls } from '../../../platform/calls/calls.ts'
import { keepShown } from '../../../platform/calls/use-observed.ts'
import { useRead } from '../../../platform/calls/use-read.ts'
import type { ProfileKind } from '../../profile-page.ts'
import { WeekSearches } from './week-searches.tsx'

interface BookingOutlookProps {
  kind: ProfileKind
  ownerId: string
  days: DateRangeValue
}

/** What promotions of other pages brought on days like the chosen ones. Absent if too few had any: booking doesn't depend on it. */
export function BookingOutlook({ kind, ownerId, days: { from = '', to = from } }: BookingOutlookProps) {
  const length = from === '' ? 0 : countDays(from, to)
  const isChosen = length > 0 && length <= maxBoostDays
  const { data } = useRead(
    calls['report-mgmt'][`${kind.name}Reports`].outlook,
    { id: ownerId, startDate: from, endDate: to },
    { enabled: isChosen, placeholderData: keepShown },
  )
  if (!isChosen || data === undefined) return null
  const { basis, promotions, pages, figures, searches } = data.data
  const noun = kind.noun.other
  const weeks = <WeekSearches {...searches} {...{ noun, from, to }} />
  if (basis === null)
    return (
      <>
        {weeks}
        <p className="xs mut">{`Too few other ${noun} were promoted to say what these days may bring.`}</p>
      </>
    )
  const values = (range: { low: number; high: number }) =>
    range.low === range.high ? count(range.low) : `${count(range.low)} to ${count(range.high)}`
  return (
    <Stack gap="2">
      {weeks}
      <h4 className="sm semi">{`What ${counted(length, 'day')} like these brought others`}</h4>
      <Facts
        look="tiles"
        facts={figures.map(({ label, aDay, total }) => ({
          label,
          value: (
            <>
              {values(total)}
              {length > 1 && <small className="xs dim">{`, ${values(aDay)} a day`}</small>}
            </>
          ),
        }))}
      />
      <p className="xs mut">
        {`The middle half of ${counted(promotions, 'promotion')} of ${count(pages)} other ${noun}${basisWords[basis]}. What your page gets depends on who searches.`}
      </p>
    </Stack>
  )
}

const basisWords: Record<NonNullable<PromotionOutlook['basis']>, string> = {
  season: ', on the same weekdays and at the same time of the year',
  weekdays: ', on the same weekdays of the whole year',
  all: ', on all days: there were too few like these',
}
