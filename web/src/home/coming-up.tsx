import { shortDayText } from '@app/contract/rules/event-dates.ts'
import { Link } from 'react-router'
import { capitalized } from '../components/format.ts'
import { cityAndState } from '../page/place-words.ts'
import { profilePath } from '../kind/registry.ts'
import activity from './activity.module.css'
import styles from './coming-up.module.css'
import type { ComingDate } from './coming-dates.ts'

/** The next dates of what the reader manages and likes. */
export function ComingUp({ dates }: { dates: readonly ComingDate[] }) {
  if (dates.length === 0) return null
  return (
    <section aria-labelledby="coming-up">
      <div className={activity.head}>
        <h2 id="coming-up" className={activity.heading}>
          Coming up
        </h2>
      </div>
      <ol>
        {dates.map(({ day, profile, summary: { kind }, isOwn }) => (
          <li key={profile.id} className={styles.row}>
            <span className="mut">{shortDayText(day)}</span>
            <span>
              <Link className={styles.name} to={profilePath(kind, profile.id)}>
                {profile.name}
              </Link>
              <span className={`${styles.facts} mut`}>
                {[isOwn ? `Your ${kind.noun.one}` : capitalized(kind.noun.one), cityAndState(profile)]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
