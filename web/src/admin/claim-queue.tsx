import { keepPreviousData } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { EmptyState } from '../components/display/empty-state.tsx'
import { counted, date } from '../components/format.ts'
import { pageIn } from '../page/query-codecs.ts'
import { calls } from '../platform/calls/calls.ts'
import { useRead } from '../platform/calls/use-read.ts'
import { AdminFrame } from './admin-frame.tsx'
import { ClaimToDecide, type AdminClaim } from './claim-to-decide.tsx'
import { LoadedRows, WorkList } from './work-list.tsx'

const perPage = 10

/** Open claims, oldest first. */
export function ClaimQueue() {
  const [search] = useSearchParams()
  const page = pageIn(search)
  const claims = useRead(
    calls['contact-mgmt'].claims.list,
    { offset: (page - 1) * perPage, take: perPage },
    { placeholderData: keepPreviousData },
  )
  return (
    <AdminFrame tab="claims">
      <LoadedRows query={claims}>
        {({ data, _meta }) => <Claims claims={data} count={_meta.stats.count} page={page} />}
      </LoadedRows>
    </AdminFrame>
  )
}

function Claims({ claims, count, page }: { claims: readonly AdminClaim[]; count: number; page: number }) {
  const [search] = useSearchParams()
  const pageCount = Math.ceil(count / perPage)
  const toPage = (n: number) => {
    const next = new URLSearchParams(search)
    next.set('page', String(n))
    return `/admin/claims?${next.toString()}`
  }
  const [oldest] = claims
  if (oldest === undefined)
    return (
      <EmptyState title="No open claims">
        When somebody claims a page that nobody manages, you decide here.
      </EmptyState>
    )
  return (
    <>
      <p className="mut" aria-live="polite">
        {`${counted(count, 'open claim')}${page === 1 ? `, the oldest since ${date(oldest.createdDate)}` : ''}.`}
      </p>
      <WorkList items={claims} pages={{ page, pageCount, toPage }}>
        {(claim, leave) => <ClaimToDecide claim={claim} onDecided={leave} />}
      </WorkList>
    </>
  )
}
