import { urgencyOf, urgencyOptions } from '@app/contract/rules/urgency.ts'
import { opens, type GateTier } from '@app/contract/gates.ts'
import type { LeadStatus } from '@app/contract/reference-lists/lead-statuses.ts'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { ApiProblem } from '../../api/problem.ts'
import { ChipLink, ChipList } from '../../components/actions/chip.tsx'
import { Breadcrumbs } from '../../components/display/breadcrumbs.tsx'
import { EmptyState } from '../../components/display/empty-state.tsx'
import { LineScore } from '../../components/display/line-score.tsx'
import { SelectField } from '../../components/fields/select-field.tsx'
import { useToast } from '../../components/overlays/toaster.tsx'
import { useLazy } from '../../components/use-lazy.ts'
import { kinds, profilePath } from '../../kind/registry.ts'
import { abbreviated, count } from '../../components/format.ts'
import { Loaded } from '../../page/loaded.tsx'
import { NotFound } from '../../kind/not-found.tsx'
import { isMissing } from '../../page/null-if-missing.ts'
import { pipelinePath } from '../../kind/request-paths.ts'
import layout from '../layout.module.css'
import { useMoveLead, useTeam } from '../request-calls.ts'
import { RequestSkeleton } from '../lazy-page.tsx'
import { columnName, wayBack } from './board-moves.ts'
import { RequestHead } from '../request-head.tsx'
import { StatusTag } from '../request-summary.tsx'
import { titleOf } from '../request-words.ts'
import { FittingRequests } from './fitting-requests.tsx'
import { HotLeads } from './hot-leads.tsx'
import { columnCount, LeadCard } from './lead-card.tsx'
import { useBoard, useFits, useHost, useStats, type BoardLead, type Host } from './pipeline-calls.ts'
import { ReceivedHolds } from './received-holds.tsx'
import { useBoardMoves } from './use-board.ts'
import styles from './pipeline.module.css'

const loadPassDialog = () => import('./pass-dialog.tsx')

type Columns = NonNullable<ReturnType<typeof useBoard>['data']>

/** The leads of a host by status. The filter is in the address. */
export function PipelinePage({ host, brand }: { host: Host; brand: string }) {
  const [search, setSearch] = useSearchParams()
  const filter = { memberId: search.get('owner') ?? undefined, urgency: urgencyOf(search.get('urgency')) }
  const board = useBoard(host, filter)
  const page = useHost(host)
  const team = useTeam(host)
  const { error } = board
  if (isMissing(error) || isMissing(page.error) || (error instanceof ApiProblem && error.status === 403))
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
  const membership = page.data?.membership
  const isOpen = (tier: GateTier) => !!membership && opens(tier, [{ kind: host.kind, ...membership }])
  return (
    <div className={layout.page}>
      <title>{`Leads${page.data ? ` of ${page.data.name}` : ''} | ${brand}`}</title>
      <div className="page">
        <Breadcrumbs
          items={[
            { label: page.data?.name ?? 'Page', to: profilePath(kinds[host.kind], host.id) },
            { label: 'Leads' },
          ]}
        />
        <RequestHead
          title="Leads"
          actions={
            !showsFits && (
              <div className={styles.filters}>
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
              </div>
            )
          }
        />
        {host.kind === 'facility' && (
          <nav className={styles.views} aria-label="Leads and open requests">
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
        {!showsFits && board.data && <Figures host={host} columns={board.data} />}
      </div>
      {showsFits ? (
        <FittingRequests host={host} seesListed={!page.data || isOpen('rfpMarketplace')} />
      ) : (
        <>
          {host.kind === 'facility' && <ReceivedHolds host={host} />}
          <Loaded query={board} skeleton={<RequestSkeleton />} errorTitle="The leads didn’t load.">
            {(columns) =>
              columns.every((column) => column.count === 0) ? (
                <div className="page section">
                  <EmptyState title={search.size > 0 ? 'No lead meets the filter' : 'No leads yet'}>
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
          {page.data && (
            <div className="page">
              <HotLeads host={host} isOpen={isOpen('hotLeads')} />
            </div>
          )}
        </>
      )}
    </div>
  )
}

function Figures({ host, columns }: { host: Host; columns: Columns }) {
  const { data: stats } = useStats(host)
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

function Board({ host, columns }: { host: Host; columns: Columns }) {
  const fits = useFits(host)
  const toast = useToast()
  const undo = useMoveLead<BoardLead>(({ lead, to }) =>
    toast.success(`${titleOf(lead.asked)} is ${columnName(to)} again.`, { topic: `lead ${lead.id}` }),
  )
  const move = useMoveLead<BoardLead>((done) => {
    const { lead, to } = done
    const back = wayBack(done)
    toast.success(`${titleOf(lead.asked)} is ${columnName(to)} now.`, {
      topic: `lead ${lead.id}`,
      ...(back && { action: { label: 'Undo', onPress: () => undo.run(back) } }),
    })
  })
  const [passing, setPassing] = useState<BoardLead>()
  const { part } = useLazy(loadPassDialog, passing !== undefined)
  const moveTo = (lead: BoardLead, to: LeadStatus) =>
    to === 'Passed' ? setPassing(lead) : move.run({ lead, to })
  const { words, cardProps, columnProps } = useBoardMoves(columns, moveTo)
  return (
    <>
      {passing && part && (
        <part.PassDialog
          title={titleOf(passing.asked)}
          isBusy={move.isBusy}
          onClose={() => setPassing(undefined)}
          onPass={(passReason) => {
            setPassing(undefined)
            move.run({ lead: passing, to: 'Passed', passReason })
          }}
        />
      )}
      <p id="board-keys" className="sr">
        Arrows walk the cards. Space picks one up.
      </p>
      <p className="sr" aria-live="assertive">
        {words}
      </p>
      <section className={styles.board} aria-label="Lead board">
        {columns.map(({ status, count: total, leads }) => (
          <section
            key={status}
            className={styles.column}
            aria-labelledby={`of-${status}`}
            {...columnProps(status)}
          >
            <h2 id={`of-${status}`} className={styles.columnHead}>
              <StatusTag status={status} side="host" />
              <span className="sm mut">{columnCount(total, leads.length)}</span>
            </h2>
            {leads.map((lead) => (
              <LeadCard
                key={lead.id}
                lead={lead}
                fit={fits.data?.data.find(({ id }) => id === lead.ownerId)}
                pending={move.pending ?? undo.pending}
                onMoveTo={(to) => moveTo(lead, to)}
                {...cardProps(lead)}
              />
            ))}
            {leads.length === 0 && <p className={`xs mut ${styles.none}`}>None</p>}
          </section>
        ))}
      </section>
    </>
  )
}
