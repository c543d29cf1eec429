import type { SportName } from '@app/contract/reference-lists/sports.ts'
import { longestQuery } from '@app/contract/rules/limits.ts'
import { urgencyLevels } from '@app/contract/rules/urgency.ts'
import { useEffect } from 'react'
import { Form, Link, useSearchParams } from 'react-router'
import { membershipsMarker } from '../../../api/own-lists-keys.ts'
import { refetchMarked } from '../../../api/refetch-marked.ts'
import { useIsOpen, useUserState } from '../../../api/user-state.ts'
import { ButtonLink } from '../../../components/actions/button-link.tsx'
import { Button } from '../../../components/actions/button.tsx'
import { EmptyState } from '../../../components/display/empty-state.tsx'
import { Pagination } from '../../../components/display/pagination.tsx'
import { Skeleton } from '../../../components/display/skeleton.tsx'
import { SelectField } from '../../../components/fields/select-field.tsx'
import { TextField } from '../../../components/fields/text-field.tsx'
import { counted } from '../../../components/format.ts'
import { GateAsk } from '../../../page/gate-ask.tsx'
import { Loaded } from '../../../page/loaded.tsx'
import { isRefused } from '../../../page/null-if-missing.ts'
import head from '../../../page/page-head.module.css'
import { Row } from '../../../platform/boxes/row.tsx'
import { Stack } from '../../../platform/boxes/stack.tsx'
import { calls } from '../../../platform/calls/calls.ts'
import { useTransport } from '../../../platform/calls/transport.ts'
import { useRead } from '../../../platform/calls/use-read.ts'
import { RequestItems } from '../../event-rows/event-rows.tsx'
import styles from './rfps.module.css'
import { rfpsFilterOf, rfpsPath, rfpsPerPage, rfpsQueryOf, toRfps, type RfpsQuery } from './rfps-query.ts'
import { keepShown } from '../../../platform/calls/use-observed.ts'

/** Events that look for a venue, for those whose memberships open the RFP marketplace. */
export function RfpsPage({ sports }: { sports: readonly SportName[] }) {
  const [search] = useSearchParams()
  const query = rfpsQueryOf(search, sports)
  const isClosed = useIsOpen('enableRfpMarketplace') === false
  const found = useRead(
    calls['event-mgmt'].events.searchRfps,
    { offset: (query.page - 1) * rfpsPerPage, take: rfpsPerPage, data: rfpsFilterOf(query) },
    { enabled: !isClosed, placeholderData: keepShown },
  )
  if (isClosed || isRefused(found.error)) return <ClosedMarketplace />
  return (
    <div className={`page ${head.page}`}>
      <Head />
      <Filters key={search.toString()} query={query} sports={sports} />
      <Loaded query={found} skeleton={<Rows />}>
        {({ data, _meta }) => {
          const { count } = _meta.stats
          if (count === 0) return <NothingFound query={query} />
          return (
            <Stack aria-busy={found.isPlaceholderData}>
              <h2 className="h3" aria-live="polite">
                {counted(count, 'event')}
              </h2>
              <ul className={styles.rows}>
                <RequestItems events={data} />
              </ul>
              {count > rfpsPerPage && (
                <Pagination
                  page={query.page}
                  pageCount={Math.ceil(count / rfpsPerPage)}
                  toPage={(page) => toRfps({ ...query, page })}
                />
              )}
            </Stack>
          )
        }}
      </Loaded>
    </div>
  )
}

const Head = () => (
  <>
    <h1 className={head.title}>Looking for a venue</h1>
    <p className={head.lead}>
      The RFP marketplace: events whose organizers need a place to play. Open one to see what it needs and
      whom to contact.{' '}
      <Link to="/reports/requests" className="link">
        What the market asks for
      </Link>
    </p>
  </>
)

const optionOf = (name: string) => ({ value: name, label: name })
const urgencyOptions = urgencyLevels.map(({ priority, label }) => ({ value: String(priority), label }))

function Filters({ query, sports }: { query: RfpsQuery; sports: readonly SportName[] }) {
  const { q, sport, urgency } = query
  const hasFilters = [q, sport, urgency].some((value) => value !== undefined)
  return (
    <search>
      <Form action={rfpsPath} className={styles.filters}>
        <Row gap="3" align="end">
          <TextField label="Name, city or state" name="q" maxLength={longestQuery} defaultValue={q ?? ''} />
          <SelectField
            label="Sport"
            name="sport"
            placeholder="All sports"
            options={sports.map(optionOf)}
            defaultValue={sport ?? ''}
          />
          <SelectField
            label="Urgency"
            name="urgency"
            placeholder="Any"
            options={urgencyOptions}
            defaultValue={String(urgency ?? '')}
          />
          <Button type="submit">Apply</Button>
          {hasFilters && (
            <ButtonLink to={rfpsPath} variant="quiet">
              Show all
            </ButtonLink>
          )}
        </Row>
      </Form>
    </search>
  )
}

function NothingFound({ query: { q, sport, urgency } }: { query: RfpsQuery }) {
  const hasFilters = [q, sport, urgency].some((value) => value !== undefined)
  if (!hasFilters)
    return (
      <EmptyState title="No event looks for a venue right now">
        New ones show up here as soon as their organizers publish them.
      </EmptyState>
    )
  return (
    <EmptyState title="No event matches" actions={<ButtonLink to={rfpsPath}>Show all</ButtonLink>}>
      Try fewer filters.
    </EmptyState>
  )
}

function ClosedMarketplace() {
  useFreshMemberships()
  return (
    <div className="page section">
      <EmptyState
        headingLevel="h1"
        title="The RFP marketplace isn’t open to you"
        actions={
          <>
            <GateAsk gate="rfpMarketplace" />
            <ButtonLink to="/reports/requests" variant="quiet">
              What the market asks for
            </ButtonLink>
          </>
        }
      >
        It opens to the teams of facilities with a Silver or Gold membership, and of destinations with a
        Bronze, Silver or Gold one.
      </EmptyState>
    </div>
  )
}

/** In ms. */
const membershipsStayFresh = 10_000

/** Fetches the reader's memberships again: an administrator may have granted one since. */
function useFreshMemberships() {
  const client = useTransport().queries?.client
  useEffect(() => {
    const { lastMembershipsRefreshed = 0 } = useUserState.getState() ?? {}
    if (client && Date.now() - lastMembershipsRefreshed > membershipsStayFresh)
      void refetchMarked(client, membershipsMarker)
  }, [client])
}

const Rows = () => (
  <>
    {[1, 2, 3, 4].map((row) => (
      <Skeleton key={row} look="block" className={styles.waiting} />
    ))}
  </>
)

export const RfpsSkeleton = () => (
  <div className={`page ${head.page}`} aria-busy="true">
    <Head />
    <output className="sr">Loading</output>
    <Rows />
  </div>
)
