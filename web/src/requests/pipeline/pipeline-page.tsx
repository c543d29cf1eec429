import type { Api } from '@app/contract/api.ts'
import type { Pipeline } from '@app/contract/events/lead-schema.ts'
import { urgencyOf, urgencyOptions } from '@app/contract/rules/urgency.ts'
import type { LeadStatus } from '@app/contract/reference-lists/lead-statuses.ts'
import { useSearchParams } from 'react-router'
import { calendarPath } from '../../calendar/calendar-path.ts'
import { ButtonLink } from '../../components/actions/button-link.tsx'
import { ChipLink, ChipList } from '../../components/actions/chip.tsx'
import { Breadcrumbs } from '../../components/display/breadcrumbs.tsx'
import { EmptyState } from '../../components/display/empty-state.tsx'
import { LineScore } from '../../components/display/line-score.tsx'
import { SelectField } from '../../components/fields/select-field.tsx'
import { kinds, profilePath } from '../../kind/registry.ts'
import { abbreviated, count } from '../../components/format.ts'
import { Loaded } from '../../page/loaded.tsx'
import { NotFound } from '../../kind/not-found.tsx'
import { isMissing, isNotOwn } from '../../page/null-if-missing.ts'
import { pipelinePath } from '../../kind/request-paths.ts'
import { Grid } from '../../platform/boxes/grid.tsx'
import { Toolbar } from '../../platform/boxes/row.tsx'
import { Stack } from '../../platform/boxes/stack.tsx'
import { callsOf } from '../../platform/calls/calls.ts'
import { useRead } from '../../platform/calls/use-read.ts'
import layout from '../layout.module.css'
import { leadsOf, useTeam, type Host } from '../request-calls.ts'
import { RequestSkeleton } from '../lazy-page.tsx'
import { RequestHead } from '../request-head.tsx'
import { Board } from './board.tsx'
import { FittingRequests } from './fitting-requests.tsx'
import { HotLeads } from './hot-leads.tsx'
import { ReceivedHolds } from './received-holds.tsx'
import { PageTitle } from '../../page/page-title.tsx'
import { keepShown } from '../../platform/calls/use-observed.ts'

type HostPage = Pick<
  Awaited<ReturnType<Api['facility-mgmt']['facilities']['get']>>['data'],
  'name' | 'membership'
>

/** The leads of a host by status. The filter is in the address. */
export function PipelinePage({ host }: { host: Host }) {
  const [search, setSearch] = useSearchParams()
  const filter = { memberId: search.get('owner') ?? undefined, urgency: urgencyOf(search.get('urgency')) }
  const board = useRead(
    leadsOf(host.kind).pipeline,
    { ownerId: host.id, ...filter },
    { placeholderData: keepShown },
  )
  const { data: page, error: pageError } = useRead<{ id: string }, { data: HostPage }>(
    callsOf((api) => kinds[host.kind].calls(api)).get,
    { id: host.id },
  )
  const team = useTeam(host)
  const { error } = board
  if (isNotOwn(error) || isMissing(pageError))
    return <NotFound>This page doesn’t exist, or it is for a team that you don’t belong to.</NotFound>
  const choose = (name: string, value: string) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before)
        if (value === '') next.delete(name)
        else next.set(name, value)
        return next
      },
      { preventScrollReset: true, replace: true },
    )
  const showsFits = host.kind === 'facility' && search.has('fits')
  return (
    <div className={layout.page}>
      <PageTitle>{`Leads${page ? ` of ${page.data.name}` : ''}`}</PageTitle>
      <div className="page">
        <Breadcrumbs
          items={[
            { label: page?.data.name ?? 'Page', to: profilePath(kinds[host.kind], host.id) },
            { label: 'Leads' },
          ]}
        />
        <RequestHead title="Leads" />
        <Stack>
          <Toolbar align="end" gap="4">
            {host.kind === 'facility' && (
              <nav aria-label="Leads and open requests">
                <ChipList>
                  <ChipLink to={pipelinePath(host)} isPressed={!showsFits}>
                    Board
                  </ChipLink>
                  <ChipLink to={`${pipelinePath(host)}?fits`} isPressed={showsFits}>
                    Requests that fit
                  </ChipLink>
                </ChipList>
              </nav>
            )}
            {!showsFits && (
              <Grid columns="pair" gap="3">
                <SelectField
                  label="Owner"
                  placeholder="Everybody"
                  options={team ?? []}
                  value={filter.memberId ?? ''}
                  onChange={({ target }) => choose('owner', target.value)}
                />
                <SelectField
                  label="Urgency"
                  placeholder="Any"
                  options={urgencyOptions}
                  value={search.get('urgency') ?? ''}
                  onChange={({ target }) => choose('urgency', target.value)}
                />
              </Grid>
            )}
          </Toolbar>
          {!showsFits && board.data && <Figures host={host} columns={board.data.data} />}
        </Stack>
      </div>
      {showsFits ? (
        <FittingRequests host={host} />
      ) : (
        <>
          {host.kind === 'facility' && <ReceivedHolds host={host} />}
          <Loaded query={board} skeleton={<RequestSkeleton />} errorTitle="The leads didn’t load.">
            {({ data: columns }) =>
              columns.every((column) => column.count === 0) ? (
                <div className="page section">
                  <EmptyState
                    title={search.size > 0 ? 'No lead meets the filter' : 'No leads yet'}
                    actions={search.size === 0 && <NextSteps host={host} />}
                  >
                    {search.size > 0
                      ? 'Choose everybody and any urgency to see all of them.'
                      : 'Requests to this page show up here. A complete page with a shared calendar fits more of them.'}
                  </EmptyState>
                </div>
              ) : (
                <Board host={host} columns={columns} />
              )
            }
          </Loaded>
          {page && (
            <div className="page">
              <HotLeads host={host} membership={page.data.membership} />
            </div>
          )}
        </>
      )}
    </div>
  )
}

/** What brings a host more requests. */
const NextSteps = ({ host }: { host: Host }) => (
  <>
    <ButtonLink to={profilePath(kinds[host.kind], host.id)}>Open your page</ButtonLink>
    {host.kind === 'facility' && (
      <ButtonLink icon="calendar-days" to={calendarPath(host.id)}>
        Share your calendar
      </ButtonLink>
    )}
  </>
)

function Figures({ host, columns }: { host: Host; columns: Pipeline }) {
  const stats = useRead(leadsOf(host.kind).stats, { ownerId: host.id, data: {} }).data?.data
  const of = (status: LeadStatus) => columns.find((column) => column.status === status)
  const decided = (stats?.statuses.Won ?? 0) + (stats?.statuses.Lost ?? 0)
  const hours = stats?.medianHoursToAnswer ?? null
  return (
    <LineScore
      className={layout.figures}
      items={[
        { label: 'To answer', value: count(of('Open')?.count ?? 0) },
        {
          label: 'Room nights in play',
          value: abbreviated((of('Open')?.roomNights ?? 0) + (of('Interested')?.roomNights ?? 0)),
          note: 'if all are won',
        },
        {
          label: 'Win rate',
          value: decided === 0 ? '–' : `${Math.round(((stats?.statuses.Won ?? 0) / decided) * 100)}%`,
          note: decided === 0 ? 'none decided yet' : `of ${count(decided)} decided`,
        },
        { label: 'Median reply', value: hours === null ? '–' : `${Math.round(hours)} h` },
      ]}
    />
  )
}
