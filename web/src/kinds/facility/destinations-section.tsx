import { Link } from 'react-router'
import { Tag } from '../../components/actions/chip.tsx'
import { useLazy } from '../../components/use-lazy.ts'
import { cityAndState } from '../../page/place-words.ts'
import { linksEditor } from '../../profile/editing/lazy-editors.ts'
import type { Section, SectionProps } from '../../profile/profile-page.ts'
import { destinationsOfFacility } from '../../profile/links/facility-destinations.ts'
import { decisionOf } from '../../profile/links/facility-link-decision.ts'
import { kinds, profilePath } from '../../kind/registry.ts'
import { Row } from '../../platform/boxes/row.tsx'
import { Stack } from '../../platform/boxes/stack.tsx'
import type { FacilityContent } from './facility-content.ts'

// Visitors do not need it.
const loadAccept = () => import('../../profile/links/accept-link.tsx')

export const destinationsSection: Section<FacilityContent> = {
  id: 'destinations',
  title: 'Destinations',
  isEmpty: ({ destinations }) => destinations.length === 0,
  empty: 'No destinations yet. Request a link to the destination that this facility belongs to.',
  Body: Destinations,
  editor: linksEditor(destinationsOfFacility),
}

function Destinations({ content, entitlements }: SectionProps<FacilityContent>) {
  // Besides staff of the facility, only staff of the destination can see a pending link.
  const isTarget = entitlements !== undefined && !entitlements.can['update']
  const hasPending = content.destinations.some(({ isAccepted }) => !isAccepted)
  const { part } = useLazy(loadAccept, isTarget && hasPending)
  return (
    <Stack as="ul" gap="3">
      {content.destinations.map((link) => (
        <Row as="li" key={link.id} gap="2 3">
          <Link to={profilePath(kinds.destination, link.destinationId)} className="link">
            {link.name}
          </Link>
          <span className="sm mut">{cityAndState(link)}</span>
          {!link.isAccepted && <Tag tone="warn">Pending</Tag>}
          {!link.isAccepted && part && <part.AcceptLink decision={decisionOf(link)} />}
        </Row>
      ))}
    </Stack>
  )
}
