import { Link } from 'react-router'
import { Picture } from '../components/pictures/picture.tsx'
import { count } from '../page/format.ts'
import { drawing } from './frieze.tsx'
import type { LandingFigures, Tally } from './landing-figures.server.ts'
import styles from './sport-tiles.module.css'
import { TallyList } from './tally-list.tsx'

/** By the sport's slug. The marketplace's categories have the same headers. */
export const sportArt: Readonly<Record<string, string>> = {
  basketball: drawing('7c', 'basketball'),
  baseball: drawing('80', 'baseball'),
  'contact-football': drawing('77', 'contact-football'),
  'ice-hockey': drawing('68', 'ice-hockey'),
  soccer: drawing('6a', 'soccer'),
  softball: drawing('76', 'softball'),
  volleyball: drawing('65', 'volleyball'),
  lacrosse: drawing('6a', 'lacrosse'),
}

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
