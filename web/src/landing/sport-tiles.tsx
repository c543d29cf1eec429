import { Link } from 'react-router'
import { Picture } from '../components/pictures/picture.tsx'
import { count } from '../components/format.ts'
import type { LandingFigures, Tally } from '../kind/landing/landing-figures.server.ts'
import { sportArt } from '../page/sport-art.ts'
import { LandingSection } from './landing-section.tsx'
import styles from './landing.module.css'
import { TallyList } from '../kind/landing/tally-list.tsx'

interface SportTilesProps {
  categories: LandingFigures['categories']
  all: Tally[]
}

export const SportTiles = ({ categories, all }: SportTilesProps) => (
  <LandingSection title="Start from the sport">
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
          <span className={`sm semi ${styles.label}`}>
            {name} <span className={`dim ${styles.count}`}>{count(n)}</span>
          </span>
        </Link>
      ))}
    </div>
    <TallyList id="sports" title="All sports" tallies={all} />
  </LandingSection>
)
