import type { Event } from '@app/contract/events/event-schema.ts'
import type { LeadStatus } from '@app/contract/reference-lists/lead-statuses.ts'
import { countDays } from '@app/contract/rules/calendar-date.ts'
import { likelySpending } from '@app/contract/rules/impact/likely-spending.ts'
import { resolvedInputs } from '@app/contract/rules/impact/resolved-inputs.ts'
import { Link } from 'react-router'
import { impactPath } from '../../kind/request-paths.ts'
import { moneyEnds } from '../impact/range-words.ts'
import { SidePart } from './block.tsx'

interface LeadImpactProps {
  status: LeadStatus
  event: Event
}

/**
 * What the event could bring. Only hosts where it takes place read the stored estimate: those that are only asked would read each other's
 * figures. They get the range that follows from the request alone.
 */
export function LeadImpact({ status, event }: LeadImpactProps) {
  const isChosen = status === 'Won'
  const range = status === 'Open' || status === 'Interested' ? requestRange(event) : undefined
  if (!isChosen && range === undefined) return null
  return (
    <SidePart title="What it could bring">
      {range && (
        <>
          <p className="semi">{range}</p>
          <p className="xs mut">
            Direct spending by visitors and the organizer, from the people, days and rooms of this request and
            our defaults. Eight of ten outcomes are in this range.
          </p>
        </>
      )}
      {isChosen && (
        <Link className="link sm" to={impactPath(event.id)}>
          See the impact estimate
        </Link>
      )}
    </SidePart>
  )
}

/** `$750K to $960K`. Undefined if the request says nothing of people. */
function requestRange(event: Event): string | undefined {
  const { participants, attendance, teamCount, teamCountRange, dayCount, startDate, endDate } = event
  if ([participants, attendance, teamCount, teamCountRange].every((people) => people === null))
    return undefined
  const days = dayCount ?? countDays(startDate, endDate)
  // Only taxes depend on the state.
  const ends = moneyEnds(likelySpending(resolvedInputs({ ...event, days, state: null }, {})))
  return [...new Set(ends)].join(' to ')
}
