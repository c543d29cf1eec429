import type { WeekSearches as Weeks } from '@app/contract/reports/promotion-outlook.ts'
import { addDays } from '@app/contract/rules/calendar-date.ts'
import { toLocalDate } from '../../../components/fields/calendar-date.ts'
import { count } from '../../../components/format.ts'
import { Facts } from '../../../platform/boxes/facts.tsx'
import { Stack } from '../../../platform/boxes/stack.tsx'

const shortDay = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' })

interface WeekSearchesProps extends Weeks {
  /** Of the kind of page, such as 'facilities'. */
  noun: string
  from: string
  to: string
}

/** How often pages of the kind were searched a year before, so that whoever books can choose a busier week. */
export function WeekSearches({ state, weeks, noun, from, to }: WeekSearchesProps) {
  if (weeks.length === 0) return null
  return (
    <Stack gap="2">
      <h4 className="sm semi">Searches a year before, by week</h4>
      <Facts
        facts={weeks.map(({ startDate, searches }) => ({
          label: `Week of ${shortDay.format(toLocalDate(startDate))}`,
          value: (
            <>
              <span className="semi">{count(searches)}</span>
              {startDate <= to && addDays(startDate, 6) >= from && (
                <small className="xs dim"> your days</small>
              )}
            </>
          ),
        }))}
      />
      <p className="xs mut">
        {`People who looked for ${noun}${state === null ? '' : ` in ${state}`} in these weeks a year before. Whoever searched on several days counts once for each.`}
      </p>
    </Stack>
  )
}
