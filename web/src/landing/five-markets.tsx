import { Link } from 'react-router'
import { Tag } from '../components/actions/chip.tsx'
import { Icon } from '../components/pictures/icon.tsx'
import { count } from '../page/format.ts'
import { marketPath, markets, type Market } from '../kinds/registry.ts'
import type { LandingFigures } from './landing-figures.server.ts'
import styles from './five-markets.module.css'

export const FiveMarkets = ({ counts }: { counts: LandingFigures['counts'] }) => (
  <section className="section" id="marketplaces">
    <div className="page">
      <div className="section-head">
        <h2 className="h1">Five marketplaces, one roster.</h2>
      </div>
      <div className={styles.markets}>
        {markets.map((market) =>
          market.kind ? (
            <Link key={market.title} to={marketPath(market.kind)} className={styles.market}>
              <Entry market={market} />
              <span className={styles.figure}>{count(counts[market.kind.name] ?? 0)}</span>
            </Link>
          ) : (
            <div key={market.title} className={styles.market}>
              <Entry market={market} />
              <span className={styles.soon}>
                <Tag>Coming soon</Tag>
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
