import { Link } from 'react-router'
import { Tag } from '../../components/actions/chip.tsx'
import { AcceptLink } from '../accept-link.tsx'
import type { FacilityLink } from '../facility-destinations.ts'
import { kinds, profilePath } from '../registry.ts'
import styles from './destination.module.css'

interface PendingFacilitiesProps {
  links: readonly FacilityLink[]
  /** Only managers decide. */
  canDecide: boolean
}

/** Facilities that ask to be on the page, for its team. */
export const PendingFacilities = ({ links, canDecide }: PendingFacilitiesProps) => (
  <ul className={styles.pending} aria-label="Facilities that ask to be on this page">
    {links.map((link) => (
      <li key={link.id} className={styles.pendingFacility}>
        <Link to={profilePath(kinds.facility, link.ownerId)} className="link">
          {link.ownerName}
        </Link>
        <Tag tone="warn">Asks to be on this page</Tag>
        {canDecide && <AcceptLink link={link} canDecline />}
      </li>
    ))}
  </ul>
)
