import { dayOf } from '@app/contract/rules/calendar-date.ts'
import { useState, type ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { EmptyState } from '../components/display/empty-state.tsx'
import { NotFound } from '../kind/not-found.tsx'
import { Loaded } from '../page/loaded.tsx'
import { isMissing } from '../page/null-if-missing.ts'
import { PageTitle } from '../page/page-title.tsx'
import { calls } from '../platform/calls/calls.ts'
import { useRead } from '../platform/calls/use-read.ts'
import { EventHead } from './event-head.tsx'
import { HotelList } from './hotel-list.tsx'
import { HotelsLayout } from './hotels-layout.tsx'
import { hotelsInputOf, hotelsQueryOf, withoutChoices } from './hotels-query.ts'
import { RebateBox } from './rebate-box.tsx'

/** The rooms of the block whose link somebody has, without the event that they don't see. */
export function HotelsByCode({ eventId, skeleton }: { eventId: string; skeleton: ReactNode }) {
  const [search] = useSearchParams()
  const [today] = useState(() => dayOf(new Date()))
  const [activeId, setActiveId] = useState<string | null>(null)
  const query = withoutChoices(hotelsQueryOf(search))
  const found = useRead(calls['hotel-mgmt'].hotels.matches, hotelsInputOf(eventId, query), { retry: false })
  if (found.data === undefined && isMissing(found.error))
    return (
      <NotFound>
        This event doesn’t exist, or it isn’t public, or the link to its rooms no longer works. Ask whoever
        sent it to you.
      </NotFound>
    )
  return (
    <Loaded query={found} skeleton={skeleton} errorTitle="The hotels didn’t load.">
      {({ data, _meta }) => (
        <>
          <PageTitle>{`Hotels for ${_meta.event.name}`}</PageTitle>
          <HotelsLayout
            map={false}
            isMap={false}
            head={<EventHead event={{ ..._meta.event, id: eventId }} isSeen={false} banner={undefined} />}
            tools={<RebateBox matches={data} />}
            list={
              data.length === 0 ? (
                <EmptyState title="No rooms are left for these nights">
                  Ask whoever sent you the link.
                </EmptyState>
              ) : (
                <HotelList
                  {...{ eventId, query, today, activeId }}
                  found={{ data, _meta }}
                  hasRates={false}
                  specials={noSpecials}
                  tripParts={[]}
                  onActivate={setActiveId}
                />
              )
            }
          />
        </>
      )}
    </Loaded>
  )
}

const noSpecials = () => []
