import { addDays, lastDayOfMonth } from '@app/contract/rules/calendar-date.ts'
import { nearRequestMiles } from '@app/contract/rules/limits.ts'
import { useSearchParams } from 'react-router'
import { ChipLink } from '../../components/actions/chip.tsx'
import { SelectField } from '../../components/fields/select-field.tsx'
import { Row } from '../../platform/boxes/row.tsx'
import styles from '../reports.module.css'

/** What large requests have at least. */
const manyNights = '100'
const monthsAhead = 12

const names = ['sports', 'month', 'nights', 'near'] as const
type MarketFilter = { [K in (typeof names)[number]]?: string }

/** What the address asks for, as the call takes it. */
export const marketFilterIn = (search: URLSearchParams): MarketFilter =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = search.get(name)
      return value === null ? [] : [[name, value]]
    }),
  )

const monthName = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })

function monthsFrom(first: string): string[] {
  const months = [first]
  while (months.length < monthsAhead) months.push(addDays(lastDayOfMonth(months.at(-1)!), 1).slice(0, 7))
  return months
}

interface MarketFiltersProps {
  today: string
  /** The reader's pages. */
  pages: readonly { id: string; name: string }[]
}

/** Where requests look, their first month and their size. They are in the address, beside the sports. */
export function MarketFilters({ today, pages }: MarketFiltersProps) {
  const [search, setSearch] = useSearchParams()
  const { month = '', nights, near = '' } = marketFilterIn(search)
  function changed(name: keyof MarketFilter, value: string | undefined) {
    const next = new URLSearchParams(search)
    if (value) next.set(name, value)
    else next.delete(name)
    return next
  }
  const coming = monthsFrom(today.slice(0, 7))
  // A shared address may be of a month that is over, or far ahead.
  const months = month === '' || coming.includes(month) ? coming : [month, ...coming]
  return (
    <div className="no-print">
      <Row gap="3">
        {pages.length > 0 && (
          <SelectField
            label="Distance"
            isLabelHidden
            className={styles.days}
            placeholder="Any distance"
            value={near}
            options={pages.map(({ id, name }) => ({
              value: id,
              label: `Within ${nearRequestMiles} mi of ${name}`,
            }))}
            onChange={({ target }) =>
              setSearch(changed('near', target.value), { preventScrollReset: true, replace: true })
            }
          />
        )}
        <SelectField
          label="First month"
          isLabelHidden
          className={styles.days}
          placeholder="Any month"
          value={month}
          options={months.map((value) => ({ value, label: monthName.format(new Date(`${value}-01`)) }))}
          onChange={({ target }) =>
            setSearch(changed('month', target.value), { preventScrollReset: true, replace: true })
          }
        />
        <ChipLink
          to={{ search: `?${changed('nights', nights === undefined ? manyNights : undefined)}` }}
          isPressed={nights !== undefined}
          preventScrollReset
        >
          {`${nights ?? manyNights}+ room nights`}
        </ChipLink>
      </Row>
    </div>
  )
}
