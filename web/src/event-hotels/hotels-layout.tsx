import { useEffect, useRef, type ReactNode } from 'react'
import { ButtonLink } from '../components/actions/button-link.tsx'
import { shortcutOf } from '../components/shortcuts.ts'
import market from '../market/marketplace.module.css'
import { Stack } from '../platform/boxes/stack.tsx'
import styles from './event-hotels.module.css'

interface HotelsLayoutProps {
  head: ReactNode
  /** The stay and its conditions, which are above the map as well. */
  tools?: ReactNode
  list: ReactNode
  /** False for a page without one. */
  map: ReactNode
  isMap: boolean
  /** The address with the other view. Undefined without a map. */
  toOtherView?: string | undefined
}

const switchKey = 'm'

/**
 * Presses the switch by its key, from anywhere but dialogs and the frame of the page. Where the list and the map are beside each other, it isn't shown,
 * and its key does nothing.
 */
function useSwitchKey() {
  const layout = useRef<HTMLDivElement>(null)
  useEffect(() => {
    function press(event: KeyboardEvent) {
      const { target } = event
      if (!layout.current || !(target instanceof Element) || shortcutOf(event) !== switchKey) return
      const isHere = layout.current.contains(target) || target.contains(layout.current)
      const link = layout.current.querySelector<HTMLElement>(`[aria-keyshortcuts="${switchKey}"]`)
      if (!isHere || event.defaultPrevented || !link?.checkVisibility()) return
      event.preventDefault()
      // What has the focus may be in the view that is left.
      link.focus()
      link.click()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
  return layout
}

/** The list with the map beside it, or one of them where both have no room, like a marketplace. */
export const HotelsLayout = ({ head, tools, list, map, isMap, toOtherView }: HotelsLayoutProps) => (
  <div
    ref={useSwitchKey()}
    className={market.market}
    data-view={map === false ? 'alone' : isMap ? 'map' : 'list'}
  >
    <div className={market.list}>
      <Stack gap="5">
        <div className={market.results}>{head}</div>
        {tools}
        <div className={`${market.results} ${styles.list}`}>{list}</div>
      </Stack>
    </div>
    {map !== false && <div className={market.map}>{map}</div>}
    {toOtherView !== undefined && (
      <div className={market.switch} data-foot>
        <ButtonLink
          to={toOtherView}
          icon={isMap ? 'list' : 'map'}
          size="l"
          className={market.switchButton}
          aria-keyshortcuts={switchKey}
        >
          {isMap ? 'List' : 'Map'}
        </ButtonLink>
      </div>
    )}
  </div>
)
