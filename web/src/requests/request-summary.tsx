import { lastDayOf, nextStatuses, type LeadSide } from '@app/contract/rules/lead-moves.ts'
import type { LeadStatus } from '@app/contract/reference-lists/lead-statuses.ts'
import { dayOf } from '@app/contract/rules/calendar-date.ts'
import { urgencyLabel } from '@app/contract/rules/urgency.ts'
import { Button } from '../components/actions/button.tsx'
import { Tag } from '../components/actions/chip.tsx'
import { Icon } from '../components/pictures/icon.tsx'
import { LineScore } from '../components/display/line-score.tsx'
import { date } from '../page/format.ts'
import { factsOf, moveText, statusText, statusTone, urgencyText, type RequestFacts } from './request-words.ts'
import styles from './requests.module.css'
import layout from './layout.module.css'

interface RequestSummaryProps {
  request: RequestFacts & { message: string | null }
  side: LeadSide
  /** The name of the sender. */
  name: string
  /** Facts besides those of every request. */
  more?: ReturnType<typeof factsOf>
}

/** What somebody asks for. */
export const RequestSummary = ({ request, side, name, more = [] }: RequestSummaryProps) => (
  <>
    <LineScore className={layout.facts} items={[...factsOf(request), ...more]} />
    {request.urgency !== null && <p>{urgencyText(request.urgency, side, name)}</p>}
    {request.message !== null && <p className={layout.text}>{request.message}</p>}
  </>
)

export const StatusTag = ({ status, side }: { status: LeadStatus; side: LeadSide }) => (
  <Tag tone={statusTone(status)}>{statusText(status, side)}</Tag>
)

/** A level of urgency in a list. The most urgent one has a color and an icon of its own. */
export const UrgencyTag = ({ urgency }: Pick<RequestFacts, 'urgency'>) =>
  urgency !== null && (
    <Tag tone={urgency === 0 ? 'warn' : 'plain'}>
      {urgency === 0 && <Icon name="circle-alert" size={16} />}
      {urgencyLabel(urgency)}
    </Tag>
  )

interface Step {
  text: string
  by: 'host' | 'sender' | 'admin'
  name: string | null
  at: string
}

/** What happened to a lead, with who and when. */
export const Steps = ({ steps, side }: { steps: readonly Step[]; side: LeadSide }) =>
  steps.length > 0 && (
    <ul className={styles.moves}>
      {steps.map(({ text, by, name, at }) => (
        <li key={`${at} ${text}`} className="xs mut">
          {`${text}, ${date(at)}${mover(by, name, side)}`}
        </li>
      ))}
    </ul>
  )

function mover(by: Step['by'], name: string | null, side: LeadSide) {
  if (by === 'admin') return ', by an administrator'
  if (name !== null) return `, by ${name}`
  return side === 'host' && by === 'sender' ? ', by the sender' : ''
}

interface MoveButtonsProps {
  /** For screen readers: several leads have the same buttons. */
  label: string
  lead: { id: string; status: LeadStatus; request: RequestFacts }
  side: LeadSide
  /** The move that is being stored, of this lead or another. */
  pending: { lead: { id: string }; to: LeadStatus } | undefined
  onMove: (to: LeadStatus) => void
}

/** The moves that the lead's status allows. */
export const MoveButtons = ({ label, lead, side, pending, onMove }: MoveButtonsProps) =>
  nextStatuses({ status: lead.status, lastDay: lastDayOf(lead.request) }, side, dayOf(new Date())).map(
    (to) => {
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
    },
  )
