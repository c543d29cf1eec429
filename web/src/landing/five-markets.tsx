import { Link } from 'react-router'
import { Icon } from '../components/pictures/icon.tsx'
import { abbreviated } from '../components/format.ts'
import { marketPath, markets, type KindFacts } from '../kind/registry.ts'
import type { LandingFigures } from '../kind/landing/landing-figures.server.ts'
import { LandingSection } from './landing-section.tsx'
import styles from './landing.module.css'

export const FiveMarkets = ({ counts }: { counts: LandingFigures['counts'] }) => (
  <LandingSection id="marketplaces" title="Five marketplaces, one roster.">
    <div className={styles.markets}>
      {markets.map(({ kind, icon, title, description }) => (
        <Link key={title} to={marketPath(kind)} className={styles.market}>
          <span className={styles.icon}>
            <Icon name={icon} size={24} />
          </span>
          <div className={styles.words}>
            <h3 className="h3">{title}</h3>
            <p className={`${styles.text} sm mut`}>{description}</p>
          </div>
          <Figure kind={kind} n={counts[kind.name] ?? 0} />
        </Link>
      ))}
    </div>
  </LandingSection>
)

const Figure = ({ kind: { noun }, n }: { kind: KindFacts; n: number }) => (
  <span className={styles.figure}>
    {abbreviated(n)} <span className={`xs dim ${styles.noun}`}>{n === 1 ? noun.one : noun.other}</span>
  </span>
)
