import { DateBlock } from '../../components/display/date-block.tsx'
import { Link } from 'react-router'
import { kinds, profilePath } from '../../kind/registry.ts'
import styles from './organization.module.css'
import type { OrganizationContent } from './organization-content.ts'

/** The first event to come, in the panel. */
export function NextEvent({ content }: { content: Pick<OrganizationContent, 'profile'> }) {
  const { nextEvent } = content.profile
  if (nextEvent === null) return null
  const { id, name } = nextEvent
  return (
    <div className={`row ${styles.next}`}>
      <DateBlock dates={nextEvent} />
      <div className={styles.nextWords}>
        <p className="sm mut">Next event</p>
        <Link to={profilePath(kinds.event, id)} className="link">
          {name}
        </Link>
      </div>
    </div>
  )
}
