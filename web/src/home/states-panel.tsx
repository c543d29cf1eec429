import { featuredStateCount } from '@app/contract/rules/featured-states.ts'
import { Link } from 'react-router'
import { Button } from '../components/actions/button.tsx'
import type { LandingFigures } from '../kind/landing/landing-figures.server.ts'
import { TallyList } from '../kind/landing/tally-list.tsx'
import { counted } from '../components/format.ts'
import { useExpander } from './home-state.ts'
import styles from './hub.module.css'

/** The featured states, at first two of them. */
export function StatesPanel({ featured, states }: Pick<LandingFigures, 'featured' | 'states'>) {
  const [isExpanded, expand] = useExpander('states')
  const shown = isExpanded ? featured : featured.slice(0, featuredStateCount)
  return (
    <>
      <ul className={styles.states}>
        {shown.map(({ name, to, art, count }) => (
          <li key={name}>
            <Link to={to} className={styles.state}>
              <span className={styles.well}>
                <img alt="" src={art} loading="lazy" decoding="async" />
              </span>
              <span className={styles.name}>{name}</span>
              <span className="xs mut">{counted(count, 'facility', 'facilities')}</span>
            </Link>
          </li>
        ))}
        {!isExpanded && (
          <li>
            <button type="button" className={`${styles.well} ${styles.all}`} onClick={() => expand(true)}>
              <span className={styles.name}>Show all</span>
              <span className="xs mut">{counted(featured.length, 'state')}</span>
            </button>
          </li>
        )}
      </ul>
      {isExpanded && (
        <div className={styles.more}>
          <TallyList id="all-states" title={`All ${states.length} states and provinces`} tallies={states} />
          <Button variant="quiet" onClick={() => expand(false)}>
            Show fewer
          </Button>
        </div>
      )}
    </>
  )
}
