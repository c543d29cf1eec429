import { Link } from 'react-router'
import { Picture } from '../components/pictures/picture.tsx'
import { count } from '../components/format.ts'
import type { LandingFigures, Tally } from '../kind/landing/landing-figures.server.ts'
import { sportArt } from '../page/sport-art.ts'
import styles from './landing.module.css'
import { TallyList } from '../kind/landing/tally-list.tsx'

interface SportTilesProps {
  categories: LandingFigures['categories']
  all: Tally[]
}

export const SportTiles = ({ categories, all }: SportTilesProps) => (
  <section className="section">
    <div className="page">
      <div className="section-head">
        <h2 className="h1">Start from the sport</h2>
      </div>
      <div className={styles.tiles}>
        {categories.map(({ name, to, slug, count: n }) => (
          <Link key={name} to={to} className={styles.tile}>
            <Picture
              alt=""
              src={sportArt[slug]}
              ratio="4:3"
              sizes="(min-width: 900px) 25vw, 50vw"
              fallbackName={name}
            />
            <span className={styles.label}>
              {name} <span className={styles.count}>{count(n)}</span>
            </span>
          </Link>
        ))}
      </div>
      <TallyList id="sports" title="All sports" tallies={all} />
    </div>
  </section>
)
