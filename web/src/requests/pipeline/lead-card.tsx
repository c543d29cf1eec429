import { shownName, whenText } from '@app/contract/rules/event-text.ts'
import type { LeadStatus } from '@app/contract/reference-lists/lead-statuses.ts'
import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { Button } from '../../components/actions/button.tsx'
import { count, counted, date } from '../../page/format.ts'
import { leadPath } from '../lead/lead-path.ts'
import { spaceNoun, spacesOf } from '../match/match-words.ts'
import { moveText, titleOf } from '../request-words.ts'
import { UrgencyTag } from '../request-summary.tsx'
import { allowedMoves } from './board-moves.ts'
import type { BoardLead, Fit } from './pipeline-calls.ts'
import styles from './pipeline.module.css'

interface LeadCardProps extends ComponentProps<'article'> {
  lead: BoardLead
  fit: Fit | undefined
  isBusy: boolean
  onMoveTo: (to: LeadStatus) => void
}

/** A lead on the board, with its answers as buttons. */
export function LeadCard({ lead, fit, isBusy, onMoveTo, ...props }: LeadCardProps) {
  const { id, status, request, memberName, passReason } = lead
  const { people, spaceCount, responseDeadline } = request
  const noun = spaceNoun(shownName(request.spaceType))
  const { needed = null, own = 0 } = fit?.facts ?? {}
  return (
    <article {...props} aria-label={titleOf(request)} aria-describedby="board-keys" className={styles.card}>
      <h3>
        <Link to={leadPath(id)}>{titleOf(request)}</Link>
      </h3>
      <p className="xs mut">{request.organization ?? request.name}</p>
      <p className="xs mut">
        {[whenText(request), people !== null && `${count(people)} people`].filter(Boolean).join(', ')}
      </p>
      {needed !== null ? (
        <p className={`xs ${styles.fit}`}>
          <span className={styles.meter} aria-hidden="true">
            <i style={{ inlineSize: `${(Math.min(own, needed) / needed) * 100}%` }} />
          </span>
          {count(Math.min(own, needed))} of {spacesOf(needed, noun)}
        </p>
      ) : (
        spaceCount !== null && <p className="xs">{spacesOf(spaceCount, noun)}</p>
      )}
      {(status === 'Open' || status === 'Interested') && responseDeadline !== null && (
        <p className="xs semi">Answer by {date(responseDeadline)}</p>
      )}
      {passReason !== null && <p className="xs mut">{passReason}</p>}
      {memberName !== null && <p className="xs mut">{memberName}</p>}
      <UrgencyTag urgency={request.urgency} />
      <div className={styles.moves}>
        {allowedMoves(lead).map((to) => (
          <Button
            key={to}
            variant={to === 'Interested' ? 'line' : 'quiet'}
            disabled={isBusy}
            onClick={() => onMoveTo(to)}
          >
            {moveText(to, 'host')}
            <span className="sr"> {titleOf(request)}</span>
          </Button>
        ))}
      </div>
    </article>
  )
}

export const columnCount = (n: number, shown: number) =>
  n > shown ? `${count(shown)} of ${counted(n, 'lead')}` : count(n)
