import { useState } from 'react'
import { useLocation } from 'react-router'
import { loadApi } from '../api/load-api.ts'
import { ApiProblem, reasonOf } from '../api/problem.ts'
import { useApi } from '../api/use-api.ts'
import { Button } from '../components/actions/button.tsx'
import { Banner } from '../components/display/banner.tsx'
import { EmptyState } from '../components/display/empty-state.tsx'
import { ErrorState } from '../components/display/error-state.tsx'
import { useToast } from '../components/overlays/toaster.tsx'
import { counted } from '../page/format.ts'
import { plainLoader, plainMeta } from '../page/plain-page.ts'
import { useIsHydrated } from '../page/use-is-hydrated.ts'
import { RequestSkeleton } from './request-skeleton.tsx'
import { RequestSummary } from './request-summary.tsx'
import { titleOf, type SentRequest } from './request-words.ts'
import { Answers } from './sent-request.tsx'
import head from '../page/page-head.module.css'
import styles from './requests.module.css'

export const loader = plainLoader

export const shouldRevalidate = () => false

export const meta = plainMeta('Your request', 'Your request and the answers of its hosts.')

/** The private page of a request. The key is in the hash of the address, which browsers send to no server. */
export default function RequestStatusRoute() {
  const { hash } = useLocation()
  if (!useIsHydrated()) return <RequestSkeleton />
  return <RequestStatus key={hash} linkKey={hash.slice(1)} />
}

function RequestStatus({ linkKey }: { linkKey: string }) {
  const [changed, setChanged] = useState<SentRequest>()
  const isKey = /^[\w-]{43}$/.test(linkKey)
  const { data, error, isFetching, refetch } = useApi(
    ['request', linkKey],
    async (api, signal) =>
      (await api['contact-mgmt'].requests.read({ data: { key: linkKey } }, { signal })).data,
    { enabled: isKey, retry: false },
  )
  const request = changed ?? data
  if (!isKey || (error instanceof ApiProblem && error.status === 404)) return <UnknownLink />
  if (request === undefined && error !== null)
    return (
      <div className="page section">
        <ErrorState isRetrying={isFetching} onRetry={() => void refetch()} />
      </div>
    )
  if (request === undefined) return <RequestSkeleton />
  const isConfirmed = request.confirmedDate !== null
  return (
    <div className={`page ${head.page}`}>
      <h1 className={head.title}>{titleOf(request)}</h1>
      <p className={head.lead}>{leadText(request)}</p>
      <div className={styles.request}>
        {!isConfirmed && <ConfirmRequest linkKey={linkKey} request={request} onConfirmed={setChanged} />}
        <RequestSummary request={request} side="sender" name={request.name} />
        <h2 className="h3">{isConfirmed ? 'Answers' : 'Goes to'}</h2>
        <Answers request={request} linkKey={linkKey} onChange={setChanged} />
      </div>
    </div>
  )
}

function leadText({ confirmedDate, leads, name, email }: SentRequest) {
  if (confirmedDate === null) return `From ${name}, ${email}. Nothing is sent until you confirm.`
  const answered = leads.filter(({ status }) => status !== 'Open').length
  return `Sent to ${counted(leads.length, 'host')}. ${answered === 0 ? 'No answers yet' : counted(answered, 'answer')}. Hosts reply to ${email}. Keep the link to this page.`
}

interface ConfirmRequestProps {
  linkKey: string
  request: SentRequest
  onConfirmed: (request: SentRequest) => void
}

/** A button, because programs that check emails open links. */
function ConfirmRequest({ linkKey, request, onConfirmed }: ConfirmRequestProps) {
  const toast = useToast()
  const [isBusy, setBusy] = useState(false)
  async function confirm() {
    setBusy(true)
    try {
      const { requests } = (await loadApi())['contact-mgmt']
      onConfirmed((await requests.confirm({ data: { key: linkKey } })).data)
      toast.success('Your request is on its way.')
    } catch (error) {
      toast.error(`Not sent. ${reasonOf(error)}`)
    }
    setBusy(false)
  }
  const { length } = request.leads
  return (
    <Banner
      tone="warn"
      icon="mail"
      action={
        <Button variant="primary" icon="send" isBusy={isBusy} onClick={() => void confirm()}>
          {length === 1 ? 'Confirm and send' : `Confirm and send to ${length} hosts`}
        </Button>
      }
    >
      Is this your request, and are the details right?
    </Banner>
  )
}

const UnknownLink = () => (
  <div className="page section">
    <EmptyState headingLevel="h1" title="This link doesn’t work">
      It may be incomplete, or it has expired. A request that isn’t confirmed within 48 hours is deleted. The
      link in your latest email about the request works.
    </EmptyState>
  </div>
)
