import type { WholeSentRequest } from '@app/contract/events/sent-request.ts'
import { askedByEventNames } from '@app/contract/rules/request-names.ts'
import type { ReactNode } from 'react'
import { Button } from '../../components/actions/button.tsx'
import { Banner } from '../../components/display/banner.tsx'
import { counted } from '../../components/format.ts'
import { useToast } from '../../components/overlays/toaster.tsx'
import { keptWords } from '../../page/contact-words.ts'
import { Loaded } from '../../page/loaded.tsx'
import { Facts } from '../../platform/boxes/facts.tsx'
import { Section } from '../../platform/boxes/section.tsx'
import { Stack } from '../../platform/boxes/stack.tsx'
import { calls } from '../../platform/calls/calls.ts'
import { useRead } from '../../platform/calls/use-read.ts'
import { fill, useWrite } from '../../platform/calls/use-write.ts'
import { HostAnswer } from '../host-answer.tsx'
import layout from '../layout.module.css'
import { LinkRead } from '../lazy-page.tsx'
import { useBids } from '../request-calls.ts'
import { RequestHead } from '../request-head.tsx'
import { RequestSummary } from '../request-summary.tsx'
import { awardedText, deliveryText, titleOf } from '../request-words.ts'
import styles from '../requests.module.css'
import { askedFacts } from './asked-facts.tsx'
import { AskedHosts } from './asked-hosts.tsx'

const { request: ofEvent } = calls['event-mgmt'].events

interface LinkedRequestProps {
  id: string
  /** Why a link may not work. */
  unknown: string
  /** Where to go instead. */
  actions: ReactNode
}

/** A request by the link that was mailed to its sender: the page of its organizer with fewer rights. */
export const LinkedRequest = ({ id, ...unknown }: LinkedRequestProps) => (
  <LinkRead query={useRead(ofEvent.get, { id }, { retry: false, staleTime: 0 })} {...unknown}>
    {({ data: request }) =>
      request.confirmedDate === null ? <Unconfirmed request={request} /> : <Confirmed request={request} />
    }
  </LinkRead>
)

interface PartProps {
  request: WholeSentRequest
}

interface PageProps extends PartProps {
  /** In place of the name of the request, which is then above it. */
  news?: string | undefined
  text: string
  children: ReactNode
}

function Page({ request: { asked }, news, text, children }: PageProps) {
  return (
    <div className={`page ${layout.page}`}>
      <RequestHead
        above={news !== undefined && <p className="sm mut">{titleOf(asked)}</p>}
        title={news ?? titleOf(asked)}
        text={<p className="mut">{text}</p>}
      />
      <Stack gap="6">{children}</Stack>
    </div>
  )
}

const Summary = ({ request: { asked } }: PartProps) => (
  <>
    <RequestSummary request={asked} side="sender" name={asked.contactName} />
    <Facts facts={askedFacts(askedByEventNames(asked))} />
  </>
)

/** The hosts get their emails once the request is confirmed. */
const leadsOf = ({ id, asked, leads, createdDate, confirmedDate }: WholeSentRequest) =>
  leads.map((lead) => ({
    ...lead,
    asked,
    ownerId: id,
    profileName: lead.host.name,
    createdDate: confirmedDate ?? createdDate,
  }))

function Confirmed({ request }: PartProps) {
  const { id, asked, leads } = request
  const bids = useBids(id)
  const answered = leads.filter(({ status }) => status !== 'Open').length
  return (
    <Page
      request={request}
      news={awardedText(leads)}
      text={`Sent to ${counted(leads.length, 'host')}. ${answered === 0 ? 'No answers yet' : counted(answered, 'answer')}. Hosts reply to ${asked.contactEmail}. Keep the link to this page.`}
    >
      <Summary request={request} />
      <Section title="Answers" look="h3">
        <Loaded query={bids} errorTitle="The answers didn’t load.">
          {({ data }) => (
            <AskedHosts
              request={{ event: { ...askedByEventNames(asked), id }, leads: leadsOf(request), bids: data }}
              isByLink
            />
          )}
        </Loaded>
      </Section>
    </Page>
  )
}

/** Sent by a button, because programs that check emails open links. */
function Unconfirmed({ request }: PartProps) {
  const { id, asked, leads } = request
  const toast = useToast()
  const confirm = useWrite(ofEvent.confirm, {
    fills: (confirmed) => [fill(ofEvent.get, { id }, confirmed)],
    onDone: () => toast.success('Your request is on its way.'),
    failed: 'Not sent.',
  })
  return (
    <Page
      request={request}
      text={`From ${asked.contactName}, ${asked.contactEmail}. Nothing is sent until you confirm.`}
    >
      <Banner
        tone="warn"
        icon="mail"
        action={
          <Button variant="primary" icon="send" isBusy={confirm.isBusy} onClick={() => confirm.run({ id })}>
            {leads.length === 1 ? 'Confirm and send' : `Confirm and send to ${leads.length} hosts`}
          </Button>
        }
      >
        Is this your request, and are the details right?
      </Banner>
      <Summary request={request} />
      <Section title="Goes to" look="h3">
        <ul className={styles.list}>
          {leads.map((lead) => (
            <HostAnswer key={lead.id} lead={lead} delivery={deliveryText(lead, null, keptWords)} />
          ))}
        </ul>
      </Section>
    </Page>
  )
}
