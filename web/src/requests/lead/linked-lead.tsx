import type { Bid } from '@app/contract/events/bids.ts'
import type { Lead } from '@app/contract/events/lead-schema.ts'
import { askedByEventNames } from '@app/contract/rules/request-names.ts'
import { placeDay } from '@app/contract/rules/place-day.ts'
import { useState, type ReactNode } from 'react'
import { Banner } from '../../components/display/banner.tsx'
import { Aside } from '../../platform/boxes/aside.tsx'
import { calls } from '../../platform/calls/calls.ts'
import { joinedReads } from '../../platform/calls/joined-reads.ts'
import { useRead } from '../../platform/calls/use-read.ts'
import layout from '../layout.module.css'
import { LinkRead } from '../lazy-page.tsx'
import { AgreedOffer } from './agreed-offer.tsx'
import type { LeadCost } from '../request-calls.ts'
import { AskedSection } from './asked-section.tsx'
import { LeadHead } from './lead-head.tsx'
import { LinkedAnswer } from './linked-answer.tsx'
import { LinkNotes } from './link-notes.tsx'
import styles from './lead.module.css'

const { leads } = calls['event-mgmt'].events

interface LinkedLeadProps {
  ownerId: string
  id: string
  /** Why a link may not work. */
  unknown: string
  /** Where to go instead. */
  actions: ReactNode
}

/** A request to a host, by the link that was mailed to it: the page of its team with fewer rights. */
export function LinkedLead({ unknown, actions, ...at }: LinkedLeadProps) {
  const lead = useRead(leads.get, at, { retry: false })
  const bid = useRead(leads.bid.get, at, { retry: false })
  const costs = useRead(leads.costs, at, { retry: false })
  const all = joinedReads(
    [lead, bid, costs],
    () =>
      lead.data &&
      bid.data &&
      costs.data && { lead: lead.data.data, bid: bid.data.data, costs: costs.data.data },
  )
  return (
    <LinkRead query={all} unknown={unknown} actions={actions}>
      {(loaded) => <Page {...loaded} recheck={all.refetch} />}
    </LinkRead>
  )
}

interface PageProps {
  lead: Lead
  bid: Bid | null
  costs: readonly LeadCost[]
  /** Shows what became of the request, if the link takes no answers any longer. */
  recheck: () => Promise<unknown>
}

function Page({ lead, bid, costs, recheck }: PageProps) {
  const [today] = useState(() => placeDay(null))
  const { asked, host, message, status } = lead
  const event = askedByEventNames(asked)
  const isChosen = status === 'Won'
  const organizer = asked.contactOrganization ?? asked.contactName
  return (
    <div className={`page ${layout.page}`}>
      <LeadHead
        lead={lead}
        event={event}
        today={today}
        from={isChosen ? `${organizer} chose ${host.name}` : `${organizer} asks if ${host.name} can host`}
        text={
          <p className="mut">
            You don’t need an account. This page {isChosen ? 'shows' : 'answers'} this one request and nothing
            else.
          </p>
        }
      />
      <div className={styles.body}>
        <Aside label="About this link" side={<LinkNotes lead={lead} />}>
          {isChosen && <Chosen lead={lead} />}
          {isChosen && <AgreedOffer bid={bid} organizer={asked.contactName} />}
          {message !== null && <blockquote className={layout.text}>{message}</blockquote>}
          <AskedSection event={event} fit={null} holds={[]} />
          {!isChosen && <LinkedAnswer lead={lead} bid={bid} costs={costs} recheck={recheck} />}
        </Aside>
      </div>
    </div>
  )
}

/** Who chose the host, and where to write. */
const Chosen = ({ lead: { asked } }: { lead: Lead }) => (
  <Banner tone="good">
    {[asked.contactName, asked.contactOrganization].filter(Boolean).join(', ')} chose you.
    {asked.contactEmail !== null && (
      <>
        {' '}
        Settle the rest by email:{' '}
        <a className="link" href={`mailto:${asked.contactEmail}`}>
          {asked.contactEmail}
        </a>
      </>
    )}
  </Banner>
)
