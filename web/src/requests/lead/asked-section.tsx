import type { AskedFields } from '@app/contract/events/asked-event.ts'
import type { LeadFit } from '@app/contract/events/lead-fit.ts'
import { useState } from 'react'
import { Button } from '../../components/actions/button.tsx'
import { MatchPips } from '../../page/match-pips.tsx'
import { FitMark } from '../fit-mark.tsx'
import { ScoreParts } from '../match/score-parts.tsx'
import { heldDaysText, heldSpaces } from '../held-spaces.ts'
import type { BidHold } from '../request-calls.ts'
import { askedRows } from './asked-rows.ts'
import { Block } from './block.tsx'
import styles from './lead.module.css'
import layout from '../layout.module.css'

interface AskedSectionProps {
  event: AskedFields
  fit: LeadFit | null
  holds: readonly BidHold[]
}

/** What they ask, and what is here. */
export function AskedSection({ event, fit, holds }: AskedSectionProps) {
  const [isOpen, setOpen] = useState(false)
  const held = heldSpaces(holds)
  const { startDate, endDate, hasFlexibleDates, flexWeeks } = event
  const isFixed = !hasFlexibleDates && (flexWeeks ?? 0) === 0 && startDate !== null && endDate !== null
  const rows = askedRows(event, fit, held, isFixed ? heldDaysText(holds, { startDate, endDate }) : '')
  return (
    <Block
      title={fit === null ? 'What they ask' : 'What they ask, what you have'}
      action={
        fit?.misses.length === 0 && (
          <Button variant="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {fit.match.score} of 100, {isOpen ? 'hide why' : 'why'}
          </Button>
        )
      }
    >
      {fit !== null && isOpen && <ScoreParts host={fit.match} />}
      <table className={styles.asked}>
        <thead>
          <tr>
            <th scope="col">Need</th>
            <th scope="col">Asked</th>
            {fit !== null && <th scope="col">You</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, need, asked, own, tone }) => (
            <tr key={name}>
              <th scope="row">
                {fit !== null && own !== '' && <FitMark tone={tone} />}
                {need}
              </th>
              <td className="mut">{asked}</td>
              {fit !== null && (
                <td>
                  {name === 'spaceCount' && held.all === 0 && <MatchPips match={fit.match} />}
                  {own}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {event.spaceDescription !== null && <p className={layout.text}>{event.spaceDescription}</p>}
      {event.description !== null && <p className={layout.text}>{event.description}</p>}
      {event.requirementNotes !== null && <p className={layout.text}>{event.requirementNotes}</p>}
    </Block>
  )
}
