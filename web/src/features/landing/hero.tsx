import { Link } from 'react-router'
import { count } from '../../page/format.ts'
import { HeroSearch } from './hero-search.tsx'
import styles from './hero.module.css'
import { kinds, marketPath } from '../../kinds/registry.ts'

const popular = [
  { words: '10 courts, hardwood', query: 'space=Court&surface=Hardwood&count=10' },
  { words: 'Turf fields near Dallas, TX', query: 'space=Field&surface=Turf&near=Dallas%2C+TX&dist=50' },
  { words: 'Two ice rinks', query: 'space=Rink&surface=Ice&count=2' },
  { words: 'Indoor pools', query: 'space=Pool&location=Indoor' },
]

export function Hero({ facilities, sports }: { facilities: number; sports: string[] }) {
  return (
    <section className={styles.hero}>
      <div className="page">
        <div className={styles.top}>
          <h1 className="h-display">Every event needs a&nbsp;home field.</h1>
          <p className="lead">
            Search {count(facilities)} facilities by what actually fits: how many courts, fields, rinks and
            pools, which surface, how far away.
          </p>
        </div>
        <HeroSearch sports={sports} />
        <div className={styles.popular}>
          <span className="sm dim">Popular</span>
          {popular.map(({ words, query }) => (
            <Link
              key={words}
              className={`${styles.link} link sm`}
              to={`${marketPath(kinds.facility)}?${query}`}
            >
              {words}
            </Link>
          ))}
        </div>
      </div>
    </section>
  )
}
