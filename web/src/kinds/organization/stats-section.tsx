import { monthText } from '@app/contract/rules/month-text.ts'
import { LineScore } from '../../components/display/line-score.tsx'
import { Table } from '../../components/display/table.tsx'
import { capitalized, count } from '../../components/format.ts'
import { GateAsk } from '../../page/gate-ask.tsx'
import { Fold } from '../../profile/fold.tsx'
import type { Section } from '../../profile/profile-page.ts'
import { Grid } from '../../platform/boxes/grid.tsx'
import { Stack } from '../../platform/boxes/stack.tsx'
import type { OrganizationContent, Stats } from './organization-content.ts'

/** For readers whose membership opens it. */
export const statsSection: Section<OrganizationContent> = {
  id: 'statistics',
  title: 'Statistics',
  note: ({ stats }) => stats !== 'closed' && 'Only members with statistics see this',
  isEmpty: ({ stats }) => stats === null,
  empty: '',
  Body: ({ content: { stats } }) =>
    stats === 'closed' ? <GateAsk gate="organizationStats" /> : stats && <Statistics stats={stats} />,
}

const Statistics = ({ stats }: { stats: Stats }) => (
  <Stack gap="6">
    <LineScore look="key" items={figuresOf(stats)} />
    <Grid columns="fill-m" gap="6" align="start">
      <TallyTable by="sport" tally={stats.bySport} />
      <TallyTable by="state" tally={stats.byState} />
      <TallyTable by="month" tally={inOrder(stats.byMonth)} nameOf={monthText} />
    </Grid>
  </Stack>
)

/** The call lists the most frequent values first. Months read better in their order. */
const inOrder = (months: Stats['byMonth']) =>
  months.toSorted((one, other) => one.value.localeCompare(other.value))

const figuresOf = ({ events, upcoming, completed, cancelled, followers, eventLikes }: Stats) => [
  { label: 'Events', value: count(events) },
  { label: 'To come', value: count(upcoming) },
  { label: 'Completed', value: count(completed) },
  { label: 'Cancelled', value: count(cancelled) },
  { label: 'Followers', value: count(followers) },
  { label: 'Likes of events', value: count(eventLikes) },
]

interface TallyTableProps {
  by: string
  tally: Stats['bySport']
  nameOf?(value: string): string
}

const TallyTable = ({ by, tally, nameOf = (value) => value }: TallyTableProps) =>
  tally.length > 0 && (
    <Fold look="rows" count={tally.length} words={`${by}s`}>
      <Table
        caption={`Events by ${by}`}
        head={[{ label: capitalized(by) }, { label: 'Events', isNumeric: true }]}
        rows={tally.map(({ value, count: found }) => ({ key: value, cells: [nameOf(value), count(found)] }))}
      />
    </Fold>
  )
