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
import { FootBar } from '../foot-bar.tsx'
import { RequestSkeleton } from '../lazy-page.tsx'
import { RequestHead } from '../request-head.tsx'
import layout from '../layout.module.css'
import { useMoveLead } from '../lead-writes.ts'
import { LeadTag, UrgencyTag } from '../request-summary.tsx'
import { titleOf, type Lead } from '../request-words.ts'
import { useEvent } from '../use-event.ts'
import { useConversation } from '../use-conversation.ts'
import { pipelinePath } from '../../kind/request-paths.ts'
import { AnswerPanel, closedReason } from './answer-panel.tsx'
import { AskedSection } from './asked-section.tsx'
import { HoldSection } from './hold-section.tsx'
import { useBid, useFit, useHolds, useLead } from './lead-calls.ts'
import { LeadSide } from './lead-side.tsx'
import { OfferSection } from './offer-section.tsx'
import { SentOffer } from './sent-offer.tsx'
import styles from './lead.module.css'

const gone = (
  <NotFound>
    This request doesn’t exist, the organizer withdrew it, or it went to a page whose team you aren’t on.
  </NotFound>
)

/** A request to a host, for its team. */
export function LeadPage({ id, brand }: { id: string; brand: string }) {
  const lead = useLead(id)
  if (lead.data === null || isMissing(lead.error)) return gone
  return (
    <Loaded query={lead} skeleton={<RequestSkeleton />} errorTitle="The request didn’t load.">
      {(found) => found && <OneLead lead={found} brand={brand} />}
    </Loaded>
  )
}

function OneLead({ lead, brand }: { lead: Lead; brand: string }) {
  const [opened] = useState(() => new Date())
  const event = useEvent(lead.eventId)
  const fit = useFit(lead)
  const bid = useBid(lead)
  const holds = useHolds(lead)
  // A new offer begins with what the host has and holds.
  const isFirstKnown = [fit, holds].every(({ data, error }) => data !== undefined || error !== null)
  const offer = {
    ...bid,
    data: bid.data === undefined || !isFirstKnown ? undefined : { sent: bid.data },
  }
  if (event.data === undefined && isMissing(event.error)) return gone
  return (
    <Loaded query={event} skeleton={<RequestSkeleton />} errorTitle="The request didn’t load.">
      {(asked) => {
        const today = placeDay(asked.timeZone, opened)
        const closed = closedReason(lead, asked, today)
        const isClosed = closed !== undefined || ['Won', 'Lost', 'Passed'].includes(lead.status)
        return (
          <div className={`page ${layout.page}`}>
            <title>{`${titleOf(lead.request)} | ${brand}`}</title>
            <Head lead={lead} event={asked} today={today} />
            <div className={styles.columns}>
              <div>
                {lead.message !== null && <blockquote className={layout.text}>{lead.message}</blockquote>}
                <Loaded query={fit} errorTitle="The comparison didn’t load.">
                  {(found) => (
                    <>
                      <AskedSection event={asked} fit={found} holds={holds.data ?? []} />
                      <HoldSection
                        lead={lead}
                        event={asked}
                        fit={found}
                        holds={holds.data ?? []}
                        isClosed={isClosed}
                      />
                    </>
                  )}
                </Loaded>
                <Loaded query={offer} errorTitle="Your offer didn’t load.">
                  {({ sent }) =>
                    isClosed ? (
                      <SentOffer event={asked} bid={sent} />
                    ) : (
                      <OfferSection
                        // What it includes is offered for choice once the first offer is stored.
                        key={sent === null ? 'new' : 'sent'}
                        lead={lead}
                        event={asked}
                        bid={sent}
                        fit={fit.data ?? null}
                        holds={holds.data ?? []}
                      />
                    )
                  }
                </Loaded>
              </div>
              <aside className={styles.side} aria-label="Your answer">
                <AnswerPanel lead={lead} event={asked} closed={closed} today={today} holds={holds.data} />
                <LeadSide lead={lead} event={asked} />
              </aside>
            </div>
            {closed === undefined && lead.status === 'Open' && <AnswerBar lead={lead} />}
          </div>
        )
      }}
    </Loaded>
  )
}

function Head({ lead, event, today }: { lead: Lead; event: Event; today: string }) {
  const { host, status, request } = lead
  const conversation = useConversation(lead.eventId)
  const due = request.responseDeadline
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
          { label: titleOf(request) },
        ]}
      />
      <RequestHead
        above={
          <p className={`sm ${layout.actions}`}>
            <LeadTag lead={lead} side="host" />
            <UrgencyTag urgency={request.urgency} />
            <span className="mut">{[request.organization, request.name].filter(Boolean).join(', ')}</span>
          </p>
        }
        title={titleOf(request)}
        actions={
          <>
            <ButtonLink variant="quiet" to={profilePath(kinds.event, lead.eventId)}>
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
    <FootBar label="Your answer, in short" className={styles.bar}>
      <a className={styles.passLink} href="#answer">
        Pass
      </a>
      <Button
        variant="primary"
        isBusy={isBusy}
        onClick={() => run({ lead: { ...lead, ownerId: lead.eventId }, to: 'Interested' })}
      >
        I’m interested
      </Button>
    </FootBar>
  )
}
