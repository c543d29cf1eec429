import type { ProfileKindName } from '@app/contract/owners.ts'
import type { Report, ReportColumn } from '@app/contract/reports/report-schema.ts'
import { valueText } from '@app/contract/reports/value-text.ts'
import { addDays } from '@app/contract/rules/calendar-date.ts'
import { Link } from 'react-router'
import { profilePath } from '../../../kind/registry.ts'
import { Facts } from '../../../platform/boxes/facts.tsx'
import { Stack } from '../../../platform/boxes/stack.tsx'
import { calls, partOf, type Call } from '../../../platform/calls/calls.ts'
import { useRead } from '../../../platform/calls/use-read.ts'
import type { ProfileKind } from '../../profile-page.ts'
import { timeOf, type Span } from './boost-times.ts'

const mostRows = 3
/** What it was beside usual, and the result. The report has the rest. */
const told: ReadonlySet<ReportColumn['unit']> = new Set(['difference', 'text'])
const reportedDays = 400

/** The specification has a report on promotions for pages of all other kinds. */
const withoutReport: ReadonlySet<ProfileKindName> = new Set(['hotel'])

interface FormerResultsProps {
  kind: ProfileKind
  ownerId: string
  today: string
  boosts: readonly Span[]
}

/** What the last promotions brought, as the report on them has it. */
export function FormerResults({ kind, ownerId, today, boosts }: FormerResultsProps) {
  if (withoutReport.has(kind.name)) return null
  const hasStarted = boosts.some((boost) => timeOf(boost, today) !== 'upcoming')
  return (
    <Stack gap="3">
      <h3 className="h3">Results</h3>
      {hasStarted ? (
        <LastResults {...{ kind, ownerId, today }} />
      ) : (
        <p className="sm mut">Results show up here after the first whole day.</p>
      )}
    </Stack>
  )
}

function LastResults({ kind, ownerId, today }: Omit<FormerResultsProps, 'boosts'>) {
  const period = { startDate: addDays(today, 1 - reportedDays), endDate: today }
  const call = partOf(calls['report-mgmt'][`${kind.name}Reports`], 'promotions') as Call<
    { id: string } & typeof period,
    { data: Report }
  >
  const { data, isError } = useRead(call, { id: ownerId, ...period })
  const table = data?.data.tables[0]
  // An organization's report has the promotions of its events, too.
  const rows = table?.rows.filter(({ link }) => link?.id === ownerId).slice(0, mostRows) ?? []
  return (
    <>
      {isError && <p className="sm mut">The results didn’t load.</p>}
      {table && rows.length > 0 && (
        <Stack as="ul" gap="4">
          {rows.map(({ label, cells }) => (
            <Stack key={label} as="li" gap="1">
              <h4 className="sm semi">{label}</h4>
              <Facts
                look="tiles"
                facts={table.columns.flatMap((column, at) =>
                  told.has(column.unit)
                    ? [{ label: column.label, value: valueText(cells[at] ?? null, column) }]
                    : [],
                )}
              />
            </Stack>
          ))}
        </Stack>
      )}
      <Link className="link sm" to={`${profilePath(kind, ownerId)}/reports/promotions`}>
        All results, day by day
      </Link>
    </>
  )
}
