import { Link } from 'react-router'
import { count } from '../components/format.ts'
import { HeroSearch } from './hero-search.tsx'
import styles from './hero.module.css'
import { marketPath } from '../kind/registry.ts'
import type { LandingSearch } from '../kind/landing/landing-search.ts'

interface HeroProps {
  search: LandingSearch
  /** The number of profiles that can be found. */
  found: number
  sports: string[]
}

export function Hero({ search: { kind, lead, action, popular }, found, sports }: HeroProps) {
  return (
    <section className={styles.hero}>
      <div className="page">
        <div className={styles.top}>
          <h1 className="h-display">Every event needs a&nbsp;home field.</h1>
          <p className="lead">{lead(count(found))}</p>
        </div>
        <HeroSearch path={marketPath(kind)} action={action} sports={sports} />
        <div className={`sm ${styles.popular}`}>
          <span className="dim">Popular</span>
          {popular.map(({ title, query }) => (
            <Link key={title} className="link" to={`${marketPath(kind)}?${query}`}>
              {title}
            </Link>
          ))}
        </div>
      </div>
    </section>
  )
}
