import type { ListedLead } from '@app/contract/events/lead-schema.ts'
import { shownName, whenText } from '@app/contract/rules/event-text.ts'
import { addDays, countDays } from '@app/contract/rules/calendar-date.ts'
import type { LeadStatus } from '@app/contract/reference-lists/lead-statuses.ts'
import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { Grid } from '../../platform/boxes/grid.tsx'
import { Stack } from '../../platform/boxes/stack.tsx'
import { Row } from '../../platform/boxes/row.tsx'
import { ChipList } from '../../components/actions/chip.tsx'
import { shortRange, spaceNoun, spacesOfText } from '../../page/fit-words.ts'
import { count, counted, date } from '../../components/format.ts'
import type { LeadMove } from '../request-calls.ts'
import { Meter } from '../fit-mark.tsx'
import { LeadTag, MoveButtons, UrgencyTag } from '../request-summary.tsx'
import { hasOffer, titleOf } from '../request-words.ts'
import type { Fit } from './fitting-requests.tsx'
import styles from './pipeline.module.css'
import { leadPath } from '../../kind/request-paths.ts'

interface LeadCardProps extends ComponentProps<'article'> {
  lead: ListedLead
  fit: Fit | undefined
  pending: LeadMove<ListedLead> | undefined
  onMoveTo: (to: LeadStatus) => void
}

/** A lead on the board, with its answers as buttons. */
export function LeadCard({ lead, fit, pending, onMoveTo, ...props }: LeadCardProps) {
  const { id, status, asked, memberName, passReason, responseDeadline } = lead
  const { participants, spaceTypeCount } = asked
  const noun = spaceNoun(shownName(asked.spaceType))
  const { needed = null, own = 0 } = fit?.facts ?? {}
  return (
    <article {...props} aria-label={titleOf(asked)} aria-describedby="board-keys" className={styles.card}>
      <Stack gap="2">
        <h3>
          <Link to={leadPath(id)}>{titleOf(asked)}</Link>
        </h3>
        <p className="xs mut">{asked.contactOrganization ?? asked.contactName}</p>
        <p className="xs mut">
          {[windowText(asked, fit), participants !== null && `${count(participants)} people`]
            .filter(Boolean)
            .join(', ')}
        </p>
        {needed !== null ? (
          <Grid as="p" columns="main end" gap="3" align="center">
            <Meter share={Math.min(own, needed) / needed} />
            <span className="xs">
              {spacesOfText(own, needed, needed === spaceTypeCount ? noun : 'space')}
            </span>
          </Grid>
        ) : (
          spaceTypeCount !== null && <p className="xs">{counted(spaceTypeCount, noun)}</p>
        )}
        {(status === 'Open' || status === 'Interested') && responseDeadline !== null && (
          <p className="xs semi">Answer by {date(responseDeadline)}</p>
        )}
        {passReason !== null && <p className="xs mut">{passReason}</p>}
        {memberName !== null && <p className="xs mut">{memberName}</p>}
        <ChipList>
          {status === 'Interested' && hasOffer(lead) && <LeadTag lead={lead} side="host" />}
          <UrgencyTag urgency={asked.urgency} />
        </ChipList>
        <Row>
          <MoveButtons label={titleOf(asked)} side="host" {...{ lead, pending }} onMove={onMoveTo} />
        </Row>
      </Stack>
    </article>
  )
}

/** The dates, and if they are a window, how many days in it are free. */
export function windowText(
  asked: Pick<ListedLead['asked'], 'startDate' | 'endDate' | 'months'>,
  fit: { isFree: boolean; facts: Pick<Fit['facts'], 'from' | 'to' | 'setupDays'> } | undefined,
): string {
  const dates = whenText(asked)
  const { startDate, endDate } = asked
  if (!fit?.isFree || fit.facts.from === null || fit.facts.to === null) return dates
  if (startDate === null || endDate === null) return dates
  const from = addDays(fit.facts.from, fit.facts.setupDays)
  const { to } = fit.facts
  if (from < startDate || to > endDate || (from === startDate && to === endDate)) return dates
  return `${counted(countDays(from, to), 'day')} within ${dates}, free ${shortRange(from, to)}`
}

export const columnCount = (n: number, shown: number) =>
  n > shown ? `${count(shown)} of ${counted(n, 'lead')}` : count(n)
