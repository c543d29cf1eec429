import { budgetText } from '@app/contract/rules/budget-text.ts'
import { countDays } from '@app/contract/rules/calendar-date.ts'
import { spacesWord } from '@app/contract/rules/space-names.ts'
import { toldLabel } from '@app/contract/rules/tell-asked.ts'
import { placeDay } from '@app/contract/rules/place-day.ts'
import type { Event } from '@app/contract/events/event-schema.ts'
import { useState } from 'react'
import { Button } from '../../components/actions/button.tsx'
import { ButtonLink } from '../../components/actions/button-link.tsx'
import { Breadcrumbs } from '../../components/display/breadcrumbs.tsx'
import { LineScore } from '../../components/display/line-score.tsx'
import { kinds, profilePath } from '../../kind/registry.ts'
import { shortRange } from '../../page/fit-words.ts'
import { count, counted, date } from '../../components/format.ts'
import { Loaded } from '../../page/loaded.tsx'
import { NotFound } from '../../kind/not-found.tsx'
import { isMissing } from '../../page/null-if-missing.ts'
import { Aside } from '../../platform/boxes/aside.tsx'
import { Row } from '../../platform/boxes/row.tsx'
import { Stack } from '../../platform/boxes/stack.tsx'
import { calls } from '../../platform/calls/calls.ts'
import { useRead } from '../../platform/calls/use-read.ts'
import { FootBar } from '../foot-bar.tsx'
import { RequestSkeleton } from '../lazy-page.tsx'
import { RequestHead } from '../request-head.tsx'
import layout from '../layout.module.css'
import { useMoveLead } from '../request-calls.ts'
import { LeadTag, UrgencyTag } from '../request-summary.tsx'
import { titleOf, type Lead } from '../request-words.ts'
import { useConversation } from '../use-conversation.ts'
import { pipelinePath } from '../../kind/request-paths.ts'
import { AnswerPanel, closedReason } from './answer-panel.tsx'
import { AskedSection } from './asked-section.tsx'
import { HoldSection } from './hold-section.tsx'
import { LeadSide } from './lead-side.tsx'
import { OfferSection } from './offer-section.tsx'
import { SentOffer } from './sent-offer.tsx'
import styles from './lead.module.css'

const { events } = calls['event-mgmt']

const gone = (
  <NotFound>
    This request doesn’t exist, the organizer withdrew it, or it went to a page whose team you aren’t on.
  </NotFound>
)

/** A request to a host, for its team. */
export function LeadPage({ id, brand }: { id: string; brand: string }) {
  const found = useRead(calls['contact-mgmt'].leads.my, { id })
  if (isMissing(found.error)) return gone
  return (
    <Loaded query={found} skeleton={<RequestSkeleton />} errorTitle="The request didn’t load.">
      {({ data: [lead] }) => (lead ? <OneLead lead={lead} brand={brand} /> : gone)}
    </Loaded>
  )
}

function OneLead({ lead, brand }: { lead: Lead; brand: string }) {
  const [opened] = useState(() => new Date())
  const at = { ownerId: lead.ownerId, id: lead.id }
  const event = useRead(events.get, { id: lead.ownerId })
  const fit = useRead(events.leads.fit, at)
  const bid = useRead(events.leads.bid.get, at)
  const { data: known, error } = useRead(events.leads.holds, at)
  const holds = known?.data
  // A new offer begins with what the host has and holds.
  const isFirstKnown = [fit.data ?? fit.error, holds ?? error].every(Boolean)
  const offer = { ...bid, data: isFirstKnown ? bid.data : undefined }
  if (event.data === undefined && isMissing(event.error)) return gone
  return (
    <Loaded query={event} skeleton={<RequestSkeleton />} errorTitle="The request didn’t load.">
      {({ data: asked }) => {
        const today = placeDay(asked.timeZone, opened)
        const closed = closedReason(lead, asked, today)
        const isClosed = closed !== undefined || ['Won', 'Lost', 'Passed'].includes(lead.status)
        return (
          <div className={`page ${layout.page}`}>
            <title>{`${titleOf(lead.asked)} | ${brand}`}</title>
            <Head lead={lead} event={asked} today={today} />
            <div className={styles.body}>
              <Aside
                isSticky
                label="Your answer"
                side={
                  <Stack gap="6">
                    <AnswerPanel lead={lead} event={asked} closed={closed} today={today} holds={holds} />
                    <LeadSide lead={lead} event={asked} />
                  </Stack>
                }
              >
                {lead.message !== null && <blockquote className={layout.text}>{lead.message}</blockquote>}
                <Loaded query={fit} errorTitle="The comparison didn’t load.">
                  {({ data: found }) => (
                    <>
                      <AskedSection event={asked} fit={found} holds={holds ?? []} />
                      <HoldSection
                        lead={lead}
                        event={asked}
                        fit={found}
                        holds={holds ?? []}
                        isClosed={isClosed}
                      />
                    </>
                  )}
                </Loaded>
                <Loaded query={offer} errorTitle="Your offer didn’t load.">
                  {({ data: sent }) =>
                    isClosed ? (
                      <SentOffer event={asked} bid={sent} />
                    ) : (
                      <OfferSection
                        // What it includes is offered for choice once the first offer is stored.
                        key={sent === null ? 'new' : 'sent'}
                        lead={lead}
                        event={asked}
                        bid={sent}
                        fit={fit.data?.data ?? null}
                        holds={holds ?? []}
                      />
                    )
                  }
                </Loaded>
              </Aside>
            </div>
            {closed === undefined && lead.status === 'Open' && <AnswerBar lead={lead} />}
          </div>
        )
      }}
    </Loaded>
  )
}

function Head({ lead, event, today }: { lead: Lead; event: Event; today: string }) {
  const { host, status, asked } = lead
  const conversation = useConversation(lead.ownerId)
  const due = lead.responseDeadline
  const left = due === null ? 0 : countDays(today, due) - 1
  const budget = budgetText(event.budgetFrom, event.budgetTo)
  const cells = [
    {
      label: toldLabel('startDate'),
      value: shortRange(event.startDate, event.endDate),
      note: event.hasFlexibleDates ? 'Flexible' : event.endDate.slice(0, 4),
    },
    event.spaceCount !== null && {
      label: toldLabel('spaceCount'),
      value: count(event.spaceCount),
      note: event.spaceName === null ? undefined : spacesWord(event.spaceName, event.spaceCount),
    },
    event.teamCount !== null && {
      label: toldLabel('teamCount'),
      value: count(event.teamCount),
      note: event.ages,
    },
    event.roomNights !== null && {
      label: toldLabel('roomNights'),
      value: count(event.roomNights),
      note: event.roomsPerNight === null ? undefined : `${count(event.roomsPerNight)} at most`,
    },
    event.roomNights === null &&
      event.roomsPerNight !== null && {
        label: toldLabel('roomsPerNight'),
        value: count(event.roomsPerNight),
      },
    budget !== null && { label: toldLabel('budgetFrom'), value: budget, isWords: true },
    due !== null &&
      !['Won', 'Lost'].includes(status) && {
        label: 'Answer in',
        value: left < 0 ? 'Closed' : left === 0 ? 'Today' : counted(left, 'day'),
        note: `by ${date(due)}`,
      },
  ].filter((cell) => cell !== false)
  return (
    <>
      <Breadcrumbs
        items={[
          { label: host.name, to: profilePath(kinds[host.kind], host.id) },
          { label: 'Leads', to: pipelinePath(host) },
          { label: titleOf(asked) },
        ]}
      />
      <RequestHead
        above={
          <Row as="p">
            <LeadTag lead={lead} side="host" />
            <UrgencyTag urgency={asked.urgency} />
            <span className="sm mut">
              {[asked.contactOrganization, asked.contactName].filter(Boolean).join(', ')}
            </span>
          </Row>
        }
        title={titleOf(asked)}
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
      <LineScore className={layout.figures} items={cells} />
    </>
  )
}

/** On small screens the answer stays in view. */
function AnswerBar({ lead }: { lead: Lead }) {
  const { isBusy, run } = useMoveLead()
  return (
    <FootBar label="Your answer, in short">
      <ButtonLink to="#answer">Pass</ButtonLink>
      <Button variant="primary" isBusy={isBusy} onClick={() => run({ lead, to: 'Interested' })}>
        I’m interested
      </Button>
    </FootBar>
  )
}
