import { placeDay } from '@app/contract/rules/place-day.ts'
import type { AskedFields } from '@app/contract/events/asked-event.ts'
import { useState } from 'react'
import { Button } from '../../components/actions/button.tsx'
import { ButtonLink } from '../../components/actions/button-link.tsx'
import { Breadcrumbs } from '../../components/display/breadcrumbs.tsx'
import { kinds, profilePath } from '../../kind/registry.ts'
import { Loaded } from '../../page/loaded.tsx'
import { NotFound } from '../../kind/not-found.tsx'
import { isMissing } from '../../page/null-if-missing.ts'
import { Aside } from '../../platform/boxes/aside.tsx'
import { Stack } from '../../platform/boxes/stack.tsx'
import { calls } from '../../platform/calls/calls.ts'
import { joinedReads } from '../../platform/calls/joined-reads.ts'
import { useRead } from '../../platform/calls/use-read.ts'
import { useAskedCollections } from '../asked-collections.ts'
import { FootBar } from '../../page/foot-bar.tsx'
import { RequestSkeleton } from '../lazy-page.tsx'
import layout from '../layout.module.css'
import { titleOf, type Lead } from '../request-words.ts'
import { useConversation } from '../use-conversation.ts'
import { pipelinePath } from '../../kind/request-paths.ts'
import { AnswerPanel, closedReason } from './answer-panel.tsx'
import { AskedSection } from './asked-section.tsx'
import { DeletedEvent } from './deleted-event.tsx'
import { HoldSection } from './hold-section.tsx'
import { LeadHead } from './lead-head.tsx'
import { LeadSide } from './lead-side.tsx'
import { OfferSection } from './offer-section.tsx'
import { SentOffer } from './sent-offer.tsx'
import { useInterest } from './use-interest.ts'
import styles from './lead.module.css'
import { PageTitle } from '../../page/page-title.tsx'

const { events } = calls['event-mgmt']

const gone = (
  <NotFound>
    This request doesn’t exist, the organizer withdrew it, or it went to a page whose team you aren’t on.
  </NotFound>
)

/** A request to a host, for its team. */
export function LeadPage({ id }: { id: string }) {
  const found = useRead(calls['contact-mgmt'].leads.my, { id })
  if (isMissing(found.error)) return gone
  return (
    <Loaded query={found} skeleton={<RequestSkeleton />} errorTitle="The request didn’t load.">
      {({ data: [lead] }) =>
        lead === undefined ? (
          gone
        ) : lead.ended === 'EventDeleted' ? (
          <DeletedEvent lead={lead} />
        ) : (
          <OneLead lead={lead} />
        )
      }
    </Loaded>
  )
}

function OneLead({ lead }: { lead: Lead }) {
  const [opened] = useState(() => new Date())
  const [isOfferUnsent, setOfferUnsent] = useState(false)
  const at = { ownerId: lead.ownerId, id: lead.id }
  const found = useRead(events.get, { id: lead.ownerId })
  const { requirements = [], amenities = [] } = useAskedCollections(lead.ownerId)
  const fit = useRead(events.leads.fit, at)
  const bid = useRead(events.leads.bid.get, at)
  const costs = useRead(events.leads.costs, at, { staleTime: 0 })
  const { data: known, error } = useRead(events.leads.holds, at)
  const holds = known?.data
  // A new offer begins with what the host has and holds.
  const isFirstKnown = [fit.data ?? fit.error, holds ?? error].every(Boolean)
  const offer = joinedReads([bid, costs], () =>
    isFirstKnown && bid.data && costs.data ? { bid: bid.data.data, costs: costs.data.data } : undefined,
  )
  const [daysToHold, setDaysToHold] = useState<readonly string[]>([])
  if (found.data === undefined && isMissing(found.error)) return gone
  return (
    <Loaded query={found} skeleton={<RequestSkeleton />} errorTitle="The request didn’t load.">
      {({ data: event }) => {
        const { startDate, endDate, months, contactName, contactEmail, contactOrganization } = lead.asked
        const hasOpenDates = startDate === null && months.length === 0
        // The event itself has stand-ins for dates that aren't decided.
        const dates = { startDate, endDate, months, hasOpenDates }
        const contact = { contactName, contactEmail, contactOrganization }
        const asked = { ...event, ...dates, ...contact, requirements, amenities }
        const today = placeDay(event.timeZone, opened)
        const closed = closedReason(lead, event, today)
        const isClosed = closed !== undefined || ['Won', 'Lost', 'Passed'].includes(lead.status)
        return (
          <div className={`page ${layout.page}`}>
            <PageTitle>{titleOf(lead.asked)}</PageTitle>
            <Head lead={lead} asked={asked} today={today} />
            <div className={styles.body}>
              <Aside
                isSticky
                label="Your answer"
                side={
                  <Stack gap="6">
                    <AnswerPanel {...{ lead, event, closed, today, holds, isOfferUnsent }} />
                    <LeadSide lead={lead} event={event} />
                  </Stack>
                }
              >
                {lead.message !== null && <blockquote className={layout.text}>{lead.message}</blockquote>}
                <Loaded query={fit} errorTitle="The comparison didn’t load.">
                  {({ data: compared }) => (
                    <>
                      <AskedSection event={asked} fit={compared} holds={holds ?? []} />
                      <HoldSection
                        lead={lead}
                        event={asked}
                        fit={compared}
                        holds={holds ?? []}
                        wantedDays={daysToHold}
                        isClosed={isClosed}
                      />
                    </>
                  )}
                </Loaded>
                <Loaded query={offer} errorTitle="Your offer didn’t load.">
                  {(sent) =>
                    isClosed ? (
                      <SentOffer event={event} {...sent} />
                    ) : (
                      <OfferSection
                        lead={lead}
                        event={asked}
                        fit={fit.data?.data ?? null}
                        holds={holds ?? []}
                        onTyped={setOfferUnsent}
                        onHold={setDaysToHold}
                        recheck={found.refetch}
                        {...sent}
                      />
                    )
                  }
                </Loaded>
              </Aside>
            </div>
            {closed === undefined && lead.status === 'Open' && (
              <AnswerBar lead={lead} isOfferUnsent={isOfferUnsent} />
            )}
          </div>
        )
      }}
    </Loaded>
  )
}

function Head({ lead, asked, today }: { lead: Lead; asked: AskedFields; today: string }) {
  const { host, status } = lead
  const conversation = useConversation(lead.ownerId)
  return (
    <>
      <Breadcrumbs
        items={[
          { label: host.name, to: profilePath(kinds[host.kind], host.id) },
          { label: 'Leads', to: pipelinePath(host) },
          { label: titleOf(asked) },
        ]}
      />
      <LeadHead
        lead={lead}
        event={asked}
        today={today}
        from={[asked.contactOrganization, asked.contactName].filter(Boolean).join(', ')}
        actions={
          <>
            <ButtonLink variant="quiet" to={profilePath(kinds.event, lead.ownerId)}>
              See the event
            </ButtonLink>
            <Button
              icon="message-square"
              isBusy={conversation.isBusy}
              onClick={() => conversation.run({ id: lead.id })}
            >
              {status === 'Open' ? 'Ask a question' : 'Messages'}
            </Button>
          </>
        }
      />
    </>
  )
}

/** On small screens the answer stays in view. */
function AnswerBar({ lead, isOfferUnsent }: { lead: Lead; isOfferUnsent: boolean }) {
  const { isBusy, run } = useInterest(lead, isOfferUnsent)
  return (
    <FootBar label="Your answer, in short">
      <ButtonLink to="#answer">Pass</ButtonLink>
      <Button variant="primary" isBusy={isBusy} onClick={run}>
        I’m interested
      </Button>
    </FootBar>
  )
}
