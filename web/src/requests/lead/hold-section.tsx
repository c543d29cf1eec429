import type { LeadFit } from '@app/contract/events/lead-fit.ts'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { calendarPath } from '../../calendar/calendar-path.ts'
import type { Lead } from '../request-words.ts'
import type { BidHold, LeadEvent } from '../request-calls.ts'
import { AskedFacilities } from './asked-facilities.tsx'
import { Block } from './block.tsx'
import { rangesOf, rangesText } from './held-dates.ts'
import { daysToHold, dayToOpen, mostDays } from './hold-days.ts'
import { HoldForm } from './hold-form.tsx'
import { HoldList } from './hold-list.tsx'

interface HoldSectionProps {
  lead: Lead
  event: LeadEvent
  fit: LeadFit | null
  holds: readonly BidHold[]
  /** Offered days on which nothing is held, once the host wants to hold them. */
  wantedDays: readonly string[]
  isClosed: boolean
}

/** The holds that the offer stands on, and for managers of a facility the days to hold. */
export function HoldSection(props: HoldSectionProps) {
  const { lead, event, fit, holds, wantedDays, isClosed } = props
  const isFacility = lead.host.kind === 'facility'
  const isWanted = wantedDays.length > 0
  const days = isWanted ? wantedDays.slice(0, mostDays) : daysToHold(event, fit)
  const day = dayToOpen(event, holds, days)
  const start = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (wantedDays.length === 0) return
    start.current?.focus()
    start.current?.scrollIntoView({ block: 'start' })
  }, [wantedDays])
  return (
    <Block
      title={isClosed ? 'Dates' : 'Hold the dates'}
      action={
        isFacility && (
          <Link
            className="link sm"
            to={`${calendarPath(lead.host.id)}${day === undefined ? '' : `?day=${day}`}`}
          >
            Open the calendar
          </Link>
        )
      }
    >
      <HoldList holds={holds} />
      {isWanted && !isClosed && (
        <p ref={start} tabIndex={-1}>
          You offer {rangesText(rangesOf(wantedDays))} without a hold. Hold these days here, and your offer
          stands on them.
        </p>
      )}
      {isFacility && isClosed && holds.length === 0 && (
        <p className="mut">Nothing is held for this request.</p>
      )}
      {!isFacility && <AskedFacilities lead={lead} holds={holds} isClosed={isClosed} />}
      {isFacility && !isClosed && days.length === 0 && (
        <p className="mut">The request is open about its dates. Agree on them first, then hold them here.</p>
      )}
      {isFacility && !isClosed && days.length > 0 && (
        <HoldForm
          key={wantedDays.join(' ')}
          extendsHolds={isWanted}
          facilityId={lead.host.id}
          leadId={lead.id}
          event={event}
          days={days}
          ownHolds={holds.flatMap(({ facilityId, state, entryId }) =>
            facilityId === lead.host.id && state !== 'Booked' ? [entryId] : [],
          )}
          needed={fit?.match.facts.needed ?? undefined}
        />
      )}
    </Block>
  )
}
