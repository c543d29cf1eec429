import { Link } from 'react-router'
import { Tag } from '../../components/actions/chip.tsx'
import { RuledItem, RuledList } from '../../components/display/ruled-list.tsx'
import { AcceptLink, type LinkDecision } from './accept-link.tsx'

export interface PendingLink {
  id: string
  /** The page of the other side. */
  to: string
  name: string
  /** Undefined if the other side decides. */
  decision: LinkDecision | undefined
}

interface PendingLinksProps {
  links: readonly PendingLink[]
  label: string
  /** Only managers decide. */
  canDecide: boolean
}

/** Profiles that ask to be on the page, or were asked, for its team. */
export const PendingLinks = ({ links, label, canDecide }: PendingLinksProps) => (
  <RuledList aria-label={label}>
    {links.map(({ id, to, name, decision }) => (
      <RuledItem key={id}>
        <Link to={to} className="link">
          {name}
        </Link>
        <Tag tone="warn">
          {decision === undefined ? 'Waiting for their answer' : 'Asks to be on this page'}
        </Tag>
        {decision && canDecide && <AcceptLink decision={decision} canDecline />}
      </RuledItem>
    ))}
  </RuledList>
)
