import { ButtonLink } from '../../components/button-link.tsx'
import type { MarketQuery } from './market-query.ts'
import styles from './marketplace.module.css'
import { addressOf } from './write-query.ts'

/** Between list and map, where they do not stand side by side. */
export function ViewSwitch({ query }: { query: MarketQuery }) {
  const isMap = query.view === 'map'
  return (
    <div className={styles.switch} data-foot>
      <ButtonLink
        to={addressOf({ ...query, view: isMap ? undefined : 'map' })}
        icon={isMap ? 'list' : 'map'}
        size="l"
        className={styles.switchButton}
      >
        {isMap ? 'List' : 'Map'}
      </ButtonLink>
    </div>
  )
}
