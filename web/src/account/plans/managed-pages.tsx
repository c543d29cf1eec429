import type { ManagedMembership } from '@app/contract/contact/membership-ask-routes.ts'
import { Link } from 'react-router'
import { Button } from '../../components/actions/button.tsx'
import { ButtonLink } from '../../components/actions/button-link.tsx'
import { Tag } from '../../components/actions/chip.tsx'
import { RuledItem, RuledList, RuledWords } from '../../components/display/ruled-list.tsx'
import { date } from '../../components/format.ts'
import { kinds, profilePath } from '../../kind/registry.ts'
import { opensText, upgradeText } from '../../page/membership-words.ts'
import { cityAndState } from '../../page/place-words.ts'
import { plansPath } from '../../page/plans-path.ts'
import { Row } from '../../platform/boxes/row.tsx'
import { Section } from '../../platform/boxes/section.tsx'
import { calls } from '../../platform/calls/calls.ts'
import { useWrite } from '../../platform/calls/use-write.ts'
import { asksOf } from './asks-of.ts'

/** The pages that the reader manages, each with its membership and what it asks for. */
export const ManagedPages = ({ pages }: { pages: readonly ManagedMembership[] }) => (
  <Section title="Your pages">
    <RuledList aria-label="Your pages">
      {pages.map((page) => (
        <ManagedPage key={page.profile.id} {...page} />
      ))}
    </RuledList>
  </Section>
)

function ManagedPage({ profile, place, membership, ask }: ManagedMembership) {
  const { kind, id, name } = profile
  const withdrawal = useWrite(asksOf(kind).withdraw, {
    touches: [calls['contact-mgmt'].membershipAsks],
    isTouchedByFailure: true,
    done: `${name} asks for nothing now.`,
    failed: 'Not withdrawn.',
  })
  const isOpen = ask?.status === 'Open'
  return (
    <RuledItem>
      <RuledWords isLong>
        <Row as="span" gap="1 2">
          <Link className="link" to={profilePath(kinds[kind], id)}>
            {name}
          </Link>
          {membership.tier !== null && (
            <Tag tone={membership.isActive ? 'info' : 'warn'}>{membership.tier}</Tag>
          )}
        </Row>
        <span className="mut">
          {[cityAndState(place), opensText({ kind, ...membership })].filter(Boolean).join('. ')}
        </span>
        {ask !== null && <span>{askText(ask)}</span>}
      </RuledWords>
      {isOpen ? (
        <Button variant="quiet" isBusy={withdrawal.isBusy} onClick={() => withdrawal.run({ ownerId: id })}>
          Withdraw<span className="sr"> what {name} asks for</span>
        </Button>
      ) : (
        // There is nothing to ask for if everything is open.
        upgradeText({ kind, ...membership }) !== null && (
          <ButtonLink to={`${plansPath({ page: id })}#ask`}>
            Ask for it<span className="sr">, for {name}</span>
          </ButtonLink>
        )
      )}
    </RuledItem>
  )
}

function askText({ tier, status, reason, createdDate, decidedDate }: NonNullable<ManagedMembership['ask']>) {
  const decided = date(decidedDate ?? createdDate)
  switch (status) {
    case 'Open':
      return `Asked for ${tier} on ${date(createdDate)}. An administrator decides.`
    case 'Declined':
      return `${tier} was declined on ${decided}: ${reason}`
    case 'Granted':
      return `${tier} was granted on ${decided}.`
    default:
      return `The request for ${tier} was ${status === 'Withdrawn' ? 'withdrawn' : 'ended'}.`
  }
}
