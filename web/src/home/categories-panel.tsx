import { Link } from 'react-router'
import { Picture } from '../components/pictures/picture.tsx'
import type { LandingFigures } from '../kind/landing/landing-figures.server.ts'
import { sportArt } from '../page/sport-art.ts'
import { counted } from '../components/format.ts'
import styles from './hub.module.css'

/** The marketplaces' categories, which are sports. */
export const CategoriesPanel = ({ categories }: Pick<LandingFigures, 'categories'>) => (
  <ul className={styles.sports}>
    {categories.map(({ name, to, slug, count }) => (
      <li key={name}>
        <Link to={to} className={styles.state}>
          <span className={styles.picture}>
            <Picture
              alt=""
              src={sportArt[slug]}
              ratio="16:9"
              sizes="(min-width: 900px) 25vw, 50vw"
              fallbackName={name}
            />
          </span>
          <span className={styles.name}>{name}</span>
          <span className="xs mut">{counted(count, 'facility', 'facilities')}</span>
        </Link>
      </li>
    ))}
  </ul>
)
