import { lastDayOf, nextStatuses, type LeadSide } from '@app/contract/rules/lead-moves.ts'
import { isSettled, type LeadEnding } from '@app/contract/rules/lead-endings.ts'
import type { LeadStatus } from '@app/contract/reference-lists/lead-statuses.ts'
import { dayOf } from '@app/contract/rules/calendar-date.ts'
import { urgencyLabel } from '@app/contract/rules/urgency.ts'
import { Button } from '../components/actions/button.tsx'
import { Tag } from '../components/actions/chip.tsx'
import { Icon } from '../components/pictures/icon.tsx'
import { LineScore } from '../components/display/line-score.tsx'
import { date } from '../components/format.ts'
import { Stack } from '../platform/boxes/stack.tsx'
import type { Step } from './history-words.ts'
import {
  factsOf,
  leadStatusText,
  moveText,
  statusText,
  statusTone,
  urgencyText,
  type RequestFacts,
} from './request-words.ts'
import layout from './layout.module.css'

interface RequestSummaryProps {
  request: RequestFacts & { description: string | null }
  side: LeadSide
  /** The name of the sender. */
  name: string
}

/** What somebody asks for. */
export const RequestSummary = ({ request, side, name }: RequestSummaryProps) => (
  <>
    <LineScore className={layout.facts} items={factsOf(request)} />
    {request.urgency !== null && <p>{urgencyText(request.urgency, side, name)}</p>}
    {request.description !== null && <p className={layout.text}>{request.description}</p>}
  </>
)

export const StatusTag = ({ status, side }: { status: LeadStatus; side: LeadSide }) => (
  <Tag tone={statusTone(status)}>{statusText(status, side)}</Tag>
)

type TaggedLead = Parameters<typeof leadStatusText>[0]
/** The status of a lead, with whether an offer is out. */
export const LeadTag = ({ lead, side }: { lead: TaggedLead; side: LeadSide }) => (
  <Tag tone={statusTone(lead.status)}>{leadStatusText(lead, side)}</Tag>
)

/** A level of urgency in a list. The most urgent one has a color and an icon of its own. */
export const UrgencyTag = ({ urgency }: Pick<RequestFacts, 'urgency'>) =>
  urgency !== null && (
    <Tag tone={urgency === 0 ? 'warn' : 'plain'}>
      {urgency === 0 && <Icon name="circle-alert" size={16} />}
      {urgencyLabel(urgency)}
    </Tag>
  )

/** What happened to a lead, with who and when. */
export const Steps = ({ steps, side }: { steps: readonly Step[]; side: LeadSide }) =>
  steps.length > 0 && (
    <Stack as="ul" gap="1">
      {steps.map(({ text, by, name, at }) => (
        <li key={`${at} ${text}`} className="xs mut">
          {`${text}, ${date(at)}, by ${mover(by, name, side)}`}
        </li>
      ))}
    </Stack>
  )

/** A person isn't named if their account is gone, or if they are on the other side. */
function mover(by: Step['by'], name: string | null, side: LeadSide) {
  if (by === 'admin') return 'an administrator'
  if (name !== null) return name
  if (by === 'sender') return 'the organizer'
  return side === 'host' ? 'your team' : 'the host'
}

interface MoveButtonsProps {
  /** For screen readers: several leads have the same buttons. */
  label: string
  lead: { id: string; status: LeadStatus; ended: LeadEnding | null; asked: RequestFacts }
  side: LeadSide
  /** The move that is being stored, of this lead or another. */
  pending: { lead: { id: string }; to: LeadStatus } | undefined
  onMove: (to: LeadStatus) => void
}

/** The moves that the lead's status allows. */
export const MoveButtons = ({ label, lead, side, pending, onMove }: MoveButtonsProps) =>
  !isSettled(lead) &&
  nextStatuses({ status: lead.status, lastDay: lastDayOf(lead.asked) }, side, dayOf(new Date())).map((to) => {
    const isBusy = pending?.lead.id === lead.id && pending.to === to
    return (
      <Button
        key={to}
        variant={to === 'Interested' || to === 'Won' ? 'line' : 'quiet'}
        isBusy={isBusy}
        disabled={pending !== undefined && !isBusy}
        onClick={() => onMove(to)}
      >
        {moveText(to, side)}
        <span className="sr"> {label}</span>
      </Button>
    )
  })
