import { Link } from 'react-router'
import { Tag } from '../../components/actions/chip.tsx'
import { Icon } from '../../components/pictures/icon.tsx'
import { marketPath, markets, type Market } from '../../kinds/registry.ts'
import { BarMenu } from './bar-menu.tsx'
import styles from './bar-menu.module.css'

export function SearchMenu() {
  const trigger = (
    <>
      <span className="only-s">
        <Icon name="search" />
      </span>
      <span className="only-l">Search</span>
      <span className="only-l dim">
        <Icon name="chevron-down" size={16} />
      </span>
    </>
  )
  return (
    <BarMenu trigger={trigger} label="Search the marketplaces" width="wide">
      {markets.map((market) =>
        market.kind ? (
          <Link key={market.title} to={marketPath(market.kind)} className={styles.card}>
            <Entry market={market} />
          </Link>
        ) : (
          <div key={market.title} className={styles.card}>
            <Entry market={market} />
          </div>
        ),
      )}
    </BarMenu>
  )
}

const Entry = ({ market }: { market: Market }) => (
  <>
    <span className={styles.icon}>
      <Icon name={market.icon} />
    </span>
    <span>
      <span className={styles.title}>
        {market.title}
        {!market.kind && <Tag>Coming soon</Tag>}
      </span>
      <span className={styles.text}>{market.call}</span>
    </span>
  </>
)
