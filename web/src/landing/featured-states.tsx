import { Link } from 'react-router'
import { count } from '../components/format.ts'
import type { LandingFigures, Tally } from '../kind/landing/landing-figures.server.ts'
import styles from './featured-states.module.css'
import { TallyList } from '../kind/landing/tally-list.tsx'

interface FeaturedStatesProps {
  featured: LandingFigures['featured']
  all: Tally[]
}

export const FeaturedStates = ({ featured, all }: FeaturedStatesProps) => (
  <section className="section">
    <div className="page">
      <div className="section-head">
        <div>
          <h2 className="h1">Featured states</h2>
          <p className={`${styles.lead} mut`}>Where hosts look for events this season.</p>
        </div>
      </div>
      <div id="featured" className={styles.states}>
        {featured.map(({ name, to, art, count: n }) => (
          <Link key={name} to={to} className={styles.state}>
            <span className={styles.well}>
              <img alt="" src={art} loading="lazy" decoding="async" />
            </span>
            <span className={styles.caption}>
              <span className={`${styles.name} semi`}>{name}</span>
              <span className="sm dim">{count(n)}</span>
            </span>
          </Link>
        ))}
        <a href="#states" className={styles.state}>
          <span className={`${styles.well} ${styles.all}`}>
            <span className={styles.figure}>{all.length}</span>
            <span className="sm mut">states and provinces</span>
          </span>
          <span className={styles.caption}>
            <span className={`${styles.name} semi`}>See all states</span>
          </span>
        </a>
        <a href="#featured" className={`${styles.more} link`}>
          Show all
        </a>
      </div>
      <TallyList id="states" title={`All ${all.length} states and provinces`} tallies={all} />
    </div>
  </section>
)
