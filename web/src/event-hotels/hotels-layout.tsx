import type { ReactNode } from 'react'
import { ButtonLink } from '../components/actions/button-link.tsx'
import market from '../market/marketplace.module.css'
import { Stack } from '../platform/boxes/stack.tsx'
import styles from './event-hotels.module.css'

interface HotelsLayoutProps {
  head: ReactNode
  /** The stay and its conditions, which are above the map as well. */
  tools?: ReactNode
  list: ReactNode
  map?: ReactNode
  isMap: boolean
  /** The address with the other view. Undefined without a map. */
  toOtherView?: string | undefined
}

/** The list with the map beside it, or one of them where both have no room, like a marketplace. */
export const HotelsLayout = ({ head, tools, list, map, isMap, toOtherView }: HotelsLayoutProps) => (
  <div className={market.market} data-view={isMap ? 'map' : 'list'}>
    <div className={market.list}>
      <Stack gap="5">
        <div className={market.results}>{head}</div>
        {tools}
        <div className={`${market.results} ${styles.list}`}>{list}</div>
      </Stack>
    </div>
    <div className={market.map}>{map}</div>
    {toOtherView !== undefined && (
      <div className={market.switch} data-foot>
        <ButtonLink to={toOtherView} icon={isMap ? 'list' : 'map'} size="l" className={market.switchButton}>
          {isMap ? 'List' : 'Map'}
        </ButtonLink>
      </div>
    )}
  </div>
)
