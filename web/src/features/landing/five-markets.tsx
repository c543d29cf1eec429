import { Link } from 'react-router'
import { Tag } from '../../components/chip.tsx'
import { Icon } from '../../components/icon.tsx'
import { count } from '../../page/format.ts'
import { markets, type Market } from '../../page/markets.ts'
import styles from './five-markets.module.css'

export const FiveMarkets = ({ facilities }: { facilities: number }) => (
  <section className="section" id="marketplaces">
    <div className="page">
      <div className="section-head">
        <h2 className="h1">Five marketplaces, one roster.</h2>
      </div>
      <div className={styles.markets}>
        {markets.map((market) =>
          market.isOpen ? (
            <Link key={market.kind} to={market.path} className={styles.market}>
              <Entry market={market} />
              <span className={styles.figure}>{count(facilities)}</span>
            </Link>
          ) : (
            <div key={market.kind} className={styles.market}>
              <Entry market={market} />
              <span className={styles.soon}>
                <Tag>Opens soon</Tag>
              </span>
            </div>
          ),
        )}
      </div>
    </div>
  </section>
)

const Entry = ({ market: { icon, title, description } }: { market: Market }) => (
  <>
    <span className={styles.icon}>
      <Icon name={icon} size={24} />
    </span>
    <div className={styles.words}>
      <h3 className="h3">{title}</h3>
      <p className={`${styles.text} sm mut`}>{description}</p>
    </div>
  </>
)
