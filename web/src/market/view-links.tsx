import { ButtonLink } from '../components/actions/button-link.tsx'
import type { ButtonLook } from '../components/actions/button-look.ts'
import type { MarketQuery } from './market.ts'
import { addressOf, inView, viewOf, type View } from './query.ts'
import { useMarket } from './use-market.tsx'

const looks = {
  list: { label: 'List', icon: 'list' },
  map: { label: 'Map', icon: 'map' },
  calendar: { label: 'Calendar', icon: 'calendar-days' },
} as const

/** The views to offer from a view. Beside a list that has its map next to it, the map is no view of its own. */
export function otherViews(current: View, hasCalendar: boolean, isBesideMap: boolean): View[] {
  const views: View[] = isBesideMap
    ? [current === 'calendar' ? 'list' : 'calendar']
    : ['list', 'map', 'calendar']
  return views.filter((view) => view !== current && (view !== 'calendar' || hasCalendar))
}

interface ViewLinksProps {
  query: MarketQuery
  size: ButtonLook['size']
  isBesideMap?: boolean
  className?: string | undefined
}

/** Links to the other views of the results. */
export function ViewLinks({ query, size, isBesideMap = false, className }: ViewLinksProps) {
  const market = useMarket()
  const views = otherViews(viewOf(query), market.calendar !== undefined, isBesideMap)
  return views.map((view) => (
    <ButtonLink
      key={view}
      to={addressOf(market, inView(query, view))}
      icon={looks[view].icon}
      size={size}
      className={className}
    >
      {looks[view].label}
    </ButtonLink>
  ))
}
