import type { Report } from '@app/contract/reports/report-schema.ts'
import { useSearchParams } from 'react-router'
import { ChipLink, ChipList } from '../components/actions/chip.tsx'

interface ReportFilterProps {
  report: Report
  /** How many values are shown, beside those that are chosen. */
  most?: number
}

/** The values that people choose by, each with its number in all of the report. They are in the address. */
export function ReportFilter({ report: { filter, tables }, most = Infinity }: ReportFilterProps) {
  const [search] = useSearchParams()
  const table = tables.find(({ name }) => name === filter?.table)
  if (filter === null || table === undefined) return null
  const { parameter } = filter
  const asked = search.get(parameter)?.split(',') ?? []
  const chosen = asked.filter((value) => table.rows.some(({ label }) => label === value))
  const addressOf = (values: readonly string[]) => {
    const next = new URLSearchParams(search)
    if (values.length === 0) next.delete(parameter)
    else next.set(parameter, values.join())
    return { search: `?${next}` }
  }
  const countOf = (cell: unknown) => (typeof cell === 'number' ? { count: cell } : {})
  return (
    // No form: each chip is a link.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <ChipList isScrolling aria-label={table.label} role="group" className="no-print">
      <ChipLink
        to={addressOf([])}
        isPressed={chosen.length === 0}
        preventScrollReset
        {...countOf(table.totals?.[0])}
      >
        All
      </ChipLink>
      {table.rows
        .filter(({ label }, index) => index < most || chosen.includes(label))
        .map(({ label, cells }) => {
          const isPressed = chosen.includes(label)
          const next = isPressed ? chosen.filter((each) => each !== label) : [...chosen, label]
          return (
            <ChipLink
              key={label}
              to={addressOf(next)}
              isPressed={isPressed}
              preventScrollReset
              {...countOf(cells[0])}
            >
              {label}
            </ChipLink>
          )
        })}
    </ChipList>
  )
}
