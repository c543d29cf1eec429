import { Link } from 'react-router'
import { count } from '../components/format.ts'
import type { LandingFigures, Tally } from '../kind/landing/landing-figures.server.ts'
import tiles from '../kind/landing/state-tiles.module.css'
import { LandingSection } from './landing-section.tsx'
import styles from './landing.module.css'
import { TallyList } from '../kind/landing/tally-list.tsx'

interface FeaturedStatesProps {
  featured: LandingFigures['featured']
  all: Tally[]
}

export const FeaturedStates = ({ featured, all }: FeaturedStatesProps) => (
  <LandingSection
    title="Featured states"
    note={<p className={`${styles.text} mut`}>Where hosts look for events this season.</p>}
  >
    <div id="featured" className={styles.states}>
      {featured.map(({ name, to, art, count: n }) => (
        <Link key={name} to={to} className={`${styles.state} ${tiles.state}`}>
          <span className={tiles.well}>
            <img alt="" src={art} loading="lazy" decoding="async" />
          </span>
          <span className={styles.caption}>
            <span className={tiles.name}>{name}</span>
            <span className="sm dim">{count(n)}</span>
          </span>
        </Link>
      ))}
      <a href="#states" className={`${styles.state} ${tiles.state}`}>
        <span className={tiles.well}>
          <span className={styles.digits}>{all.length}</span>
          <span className="sm mut">states and provinces</span>
        </span>
        <span className={styles.caption}>
          <span className={tiles.name}>See all states</span>
        </span>
      </a>
      <a href="#featured" className={`${styles.more} link`}>
        Show all
      </a>
    </div>
    <TallyList id="states" title={`All ${all.length} states and provinces`} tallies={all} />
  </LandingSection>
)
