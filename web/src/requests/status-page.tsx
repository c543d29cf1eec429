import { useState } from 'react'
import { loadApi } from '../api/load-api.ts'
import { reasonOf } from '../api/problem.ts'
import { Button } from '../components/actions/button.tsx'
import { Banner } from '../components/display/banner.tsx'
import { useToast } from '../components/overlays/toaster.tsx'
import { counted } from '../components/format.ts'
import { Stack } from '../platform/boxes/stack.tsx'
import { RequestSummary } from './request-summary.tsx'
import { titleOf, type SentRequest } from './request-words.ts'
import { Answers } from './sent-request.tsx'
import head from '../page/page-head.module.css'

interface StatusPageProps {
  stored: SentRequest
  linkKey: string
}

/** The private page of a request, for a sender without an account. */
export function StatusPage({ stored, linkKey }: StatusPageProps) {
  const [changed, setChanged] = useState<SentRequest>()
  const request = changed ?? stored
  const isConfirmed = request.confirmedDate !== null
  return (
    <div className={`page ${head.page}`}>
      <h1 className={head.title}>{titleOf(request.asked)}</h1>
      <p className={head.lead}>{leadText(request)}</p>
      <Stack>
        {!isConfirmed && <ConfirmRequest linkKey={linkKey} request={request} onConfirmed={setChanged} />}
        <RequestSummary request={request.asked} side="sender" name={request.asked.contactName} />
        <h2 className="h3">{isConfirmed ? 'Answers' : 'Goes to'}</h2>
        <Answers request={request} linkKey={linkKey} onChange={setChanged} />
      </Stack>
    </div>
  )
}

function leadText({ confirmedDate, leads, asked }: SentRequest) {
  const { contactName: name, contactEmail: email } = asked
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
      onConfirmed((await requests.confirm({ id: request.id }, { mailedKey: linkKey })).data)
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
