import type { LeadStatus } from '@app/contract/reference-lists/lead-statuses.ts'
import { nextStatuses } from '@app/contract/rules/lead-moves.ts'
import { endedTitle, type LeadEnding } from '@app/contract/rules/lead-endings.ts'
import type { Event } from '@app/contract/events/event-schema.ts'
import { Button } from '../../components/actions/button.tsx'
import { Banner } from '../../components/display/banner.tsx'
import { ButtonLink } from '../../components/actions/button-link.tsx'
import { date } from '../../components/format.ts'
import { Panel } from '../../platform/boxes/panel.tsx'
import { Row } from '../../platform/boxes/row.tsx'
import { useMoveLead, type BidHold } from '../request-calls.ts'
import { PassReasons, passText } from '../pass-reasons.tsx'
import { calendarPath } from '../../calendar/calendar-path.ts'
import { hasOffer, titleOf, type Lead } from '../request-words.ts'
import { useConversation } from '../use-conversation.ts'
import { wonText } from './held-words.ts'
import { ProposedAnswer } from './proposed-answer.tsx'
import { useInterest } from './use-interest.ts'

/** Why the host can't answer now. Undefined while it can. */
export function closedReason(lead: Lead, event: Event, today: string): string | undefined {
  const { responseDeadline } = lead
  if (lead.ended !== null && lead.ended !== 'HostRestored') return `${endedTitle(lead.ended, namesOf(lead))}.`
  if (event.isClosed || event.status !== 'Published') return 'The organizer closed this request.'
  if (event.endDate < today) return 'The event is over.'
  if (responseDeadline !== null && responseDeadline < today)
    return `Answers were due on ${date(responseDeadline)}.`
  return undefined
}

const namesOf = ({ asked, host }: Lead) => ({
  event: titleOf(asked),
  host: host.name,
  sender: asked.contactName,
})

interface AnswerPanelProps {
  lead: Lead
  event: Event
  closed: string | undefined
  today: string
  /** Undefined while they load. */
  holds: readonly BidHold[] | undefined
  /** An offer is typed, which isn't sent with an answer. */
  isOfferUnsent: boolean
}

export const releaseText = 'Your calendar asks whether to release what you booked for it.'
const lostText = (ended: LeadEnding) =>
  ended === 'EventRestored' || ended === 'OrganizerReturned'
    ? 'Your request stays closed until its organizer reopens it.'
    : 'Nothing else is asked of you.'

/** Interested, and pass with a reason: one click each. */
export function AnswerPanel({ lead, event, closed, today, holds, isOfferUnsent }: AnswerPanelProps) {
  const { status, passReason, responseDeadline: due } = lead
  const move = useMoveLead()
  const interest = useInterest(lead, isOfferUnsent)
  const moveTo = (to: LeadStatus, reason?: string) => move.run({ lead, to, passReason: reason })
  const conversation = useConversation(lead.ownerId)
  if (status === 'Won' || status === 'Lost')
    return (
      <Panel gap="3">
        {lead.ended !== null && (
          <Banner tone="warn">
            {closed} {status === 'Won' ? releaseText : lostText(lead.ended)}
          </Banner>
        )}
        {status === 'Won' ? (
          <Banner tone="good">{holds === undefined ? 'They chose you.' : wonText(holds)}</Banner>
        ) : (
          lead.ended === null && <Banner tone="info">You were not chosen this time.</Banner>
        )}
        {status === 'Won' && lead.host.kind === 'facility' && (
          <Row>
            <ButtonLink icon="calendar-days" to={calendarPath(lead.host.id)}>
              Open your calendar
            </ButtonLink>
          </Row>
        )}
      </Panel>
    )
  const isOpenAgain = nextStatuses({ status, lastDay: event.endDate }, 'host', today).includes('Open')
  return (
    <Panel gap="3" id="answer">
      <h2 className="h3">{closed ?? (due === null ? 'Can you host it?' : `Answer by ${date(due)}`)}</h2>
      {status === 'Interested' && (
        <Banner tone="good">
          {hasOffer(lead) ? 'Your offer is out. They can see it.' : 'You’re interested. They can see it.'}
        </Banner>
      )}
      {status === 'Passed' && (
        <Banner tone="info">You passed{passReason === null ? '' : `: ${passReason}`}.</Banner>
      )}
      {closed !== undefined && (
        <Button
          isBusy={conversation.isBusy}
          onClick={() =>
            conversation.run({
              id: lead.id,
              text: `Could we have more time to answer your request for ${event.name}?`,
            })
          }
        >
          Ask for more time
        </Button>
      )}
      {closed === undefined && status === 'Open' && (
        <>
          <ProposedAnswer isBusy={move.isBusy} onAnswer={({ to, reason }) => moveTo(to, reason)} />
          <p className="sm mut">Interested now, offer later. It tells them that you are working on it.</p>
          <Button variant="primary" size="l" isBusy={interest.isBusy} onClick={interest.run}>
            I’m interested
          </Button>
        </>
      )}
      {closed === undefined && (status !== 'Passed' || passReason === null) && (
        <>
          <p className="sm semi">
            {status === 'Passed'
              ? 'Say why'
              : status === 'Open'
                ? 'Or pass, with one click'
                : 'Pass after all'}
          </p>
          <PassReasons isBusy={move.isBusy} onPass={(reason) => moveTo('Passed', reason)} />
          <p className="xs mut">{passText}</p>
        </>
      )}
      {closed === undefined && status === 'Passed' && isOpenAgain && (
        <>
          <Button isBusy={move.isBusy} onClick={() => moveTo('Open')}>
            Undo the pass
          </Button>
          <p className="xs mut">The request is new again, and you can answer it until the deadline.</p>
        </>
      )}
    </Panel>
  )
}
