import { classNames } from '../components/class-names.ts'
import type { MarketQuery } from './market.ts'
import { ViewLinks } from './view-links.tsx'
import styles from './view-switch.module.css'

interface ViewSwitchProps {
  query: MarketQuery
  className: string | undefined
}

/** The buttons to the other views at the foot of a small screen. */
export const ViewSwitch = ({ query, className }: ViewSwitchProps) => (
  <div className={classNames(styles.switch, className)} data-foot>
    <ViewLinks query={query} size="l" className={styles.button} />
  </div>
)
