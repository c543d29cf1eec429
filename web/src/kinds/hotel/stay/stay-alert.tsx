import { useSearchParams } from 'react-router'
import { useLazy } from '../../../components/use-lazy.ts'
import { useIsHydrated } from '../../../page/use-is-hydrated.ts'
import type { HotelContent } from '../hotel-content.ts'

const loadStay = () => import('./event-stay.tsx')

/** The stay with which somebody comes from the hotels of an event. It is in the address, and only the browser knows it. */
export function StayAlert({ content: { profile } }: { content: HotelContent }) {
  const [search] = useSearchParams()
  const isFromEvent = useIsHydrated() && search.has('event')
  const { part } = useLazy(loadStay, isFromEvent)
  return isFromEvent && part !== undefined ? <part.EventStay hotelId={profile.id} search={search} /> : null
}
