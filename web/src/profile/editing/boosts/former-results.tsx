import type { ProfileKindName } from '@app/contract/owners.ts'
import type { Report } from '@app/contract/reports/report-schema.ts'
import { valueText } from '@app/contract/reports/value-text.ts'
import { addDays } from '@app/contract/rules/calendar-date.ts'
import { Link } from 'react-router'
import { Table } from '../../../components/display/table.tsx'
import { profilePath } from '../../../kind/registry.ts'
import { Stack } from '../../../platform/boxes/stack.tsx'
import { calls, partOf, type Call } from '../../../platform/calls/calls.ts'
import { useRead } from '../../../platform/calls/use-read.ts'
import type { ProfileKind } from '../../profile-page.ts'
import { timeOf, type Span } from './boost-times.ts'

const mostRows = 3
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
        <p className="sm mut">Results show up here from the first day.</p>
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
        <Table
          caption="Results of the last promotions"
          isStacking
          hasLabels
          head={[
            { label: table.of },
            ...table.columns.map(({ label, unit }) => ({ label, isNumeric: unit !== 'text' })),
          ]}
          rows={rows.map(({ label, cells }) => ({
            key: label,
            cells: [label, ...table.columns.map((column, at) => valueText(cells[at] ?? null, column))],
          }))}
        />
      )}
      <Link className="link sm" to={`${profilePath(kind, ownerId)}/reports/promotions`}>
        All results, day by day
      </Link>
    </>
  )
}
