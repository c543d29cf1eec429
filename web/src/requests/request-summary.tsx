import { lastDayOf, nextStatuses, type LeadSide } from '@app/contract/rules/lead-moves.ts'
import type { LeadStatus } from '@app/contract/reference-lists/lead-statuses.ts'
import { dayOf } from '@app/contract/rules/calendar-date.ts'
import { Button } from '../components/actions/button.tsx'
import { Tag } from '../components/actions/chip.tsx'
import { LineScore } from '../components/display/line-score.tsx'
import { date } from '../page/format.ts'
import { factsOf, moveText, statusText, statusTone, type RequestFacts } from './request-words.ts'
import styles from './requests.module.css'

/** What somebody asks for. */
export const RequestSummary = ({ request }: { request: RequestFacts & { message: string | null } }) => (
  <>
    <LineScore items={factsOf(request)} />
    {request.message !== null && <p className={styles.message}>{request.message}</p>}
  </>
)

export const StatusTag = ({ status, side }: { status: LeadStatus; side: LeadSide }) => (
  <Tag tone={statusTone(status)}>{statusText(status, side)}</Tag>
)

interface Move {
  to: LeadStatus
  by: 'host' | 'sender' | 'admin'
  name: string | null
  at: string
}

interface MovesProps {
  moves: readonly Move[]
  side: LeadSide
}

/** Who moved the lead, and when. */
export function Moves({ moves, side }: MovesProps) {
  if (moves.length === 0) return null
  return (
    <ul className={styles.moves}>
      {moves.map(({ to, by, name, at }) => (
        <li key={at} className="xs mut">
          {`${statusText(to, side)}, ${date(at)}${mover(by, name, side)}`}
        </li>
      ))}
    </ul>
  )
}

function mover(by: Move['by'], name: string | null, side: LeadSide) {
  if (by === 'admin') return ', by an administrator'
  if (name !== null) return `, by ${name}`
  return side === 'host' && by === 'sender' ? ', by the sender' : ''
}

interface MoveButtonsProps {
  /** For screen readers: several leads have the same buttons. */
  label: string
  status: LeadStatus
  request: RequestFacts
  side: LeadSide
  /** The status that is being stored. */
  pending: LeadStatus | undefined
  onMove: (status: LeadStatus) => void
}

/** The moves that the lead's status allows. */
export const MoveButtons = ({ label, status, request, side, pending, onMove }: MoveButtonsProps) => {
  const next = nextStatuses({ status, lastDay: lastDayOf(request) }, side, dayOf(new Date()))
  return next.map((to) => (
    <Button
      key={to}
      variant={to === 'Interested' || to === 'Won' ? 'line' : 'quiet'}
      isBusy={pending === to}
      disabled={pending !== undefined && pending !== to}
      onClick={() => onMove(to)}
    >
      {moveText(to, side)}
      <span className="sr"> {label}</span>
    </Button>
  ))
}
