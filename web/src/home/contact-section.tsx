import { Link } from 'react-router'
import { Button } from '../components/actions/button.tsx'
import { Tag } from '../components/actions/chip.tsx'
import { RuledItem, RuledList } from '../components/display/ruled-list.tsx'
import { useToast } from '../components/overlays/toaster.tsx'
import { kinds, profilePath } from '../kind/registry.ts'
import { claimPath } from '../kind/contact-paths.ts'
import { counted } from '../components/format.ts'
import { useInvitationAnswer, type Invitation } from '../page/use-invitation-answer.ts'
import type { Claim } from './home-data.ts'
import { useContacts } from './use-contacts.ts'
import styles from './home-page.module.css'
import own from './contact-section.module.css'
import { WaitingLinks } from './waiting-links.tsx'

/** What waits for the reader's answer, and the reader's invitations and claims. */
export function ContactSection() {
  const { received, sent, claims, links, affiliations, invitations } = useContacts()
  return (
    <section className={styles.section} aria-labelledby="contact">
      <h2 id="contact" className={styles.heading}>
        {invitations.length === 0 ? 'Requests and claims' : 'Invitations, requests and claims'}
      </h2>
      <RuledList>
        {invitations.map((invitation) => (
          <RuledItem key={invitation.id}>
            <InvitationRow invitation={invitation} />
          </RuledItem>
        ))}
        {received > 0 && (
          <RuledItem>
            <Link className="link" to="/requests">
              {counted(received, 'request')}
            </Link>
            <Tag tone="info">Waiting for your answer</Tag>
          </RuledItem>
        )}
        {sent > 0 && (
          <RuledItem>
            <Link className="link" to="/requests?box=sent">
              {counted(sent, 'request')} you sent
            </Link>
          </RuledItem>
        )}
        {links.map(({ id, name, count, only, to }) => (
          <RuledItem key={id}>
            <Link className="link" to={to}>
              {only ?? counted(count, 'facility', 'facilities')}
            </Link>
            <Tag tone="info">{`${count === 1 ? 'Asks' : 'Ask'} to be on the page of ${name}`}</Tag>
          </RuledItem>
        ))}
        {affiliations && <WaitingLinks links={affiliations.links} total={affiliations.count} />}
        {claims.map((claim) => (
          <RuledItem key={claim.id}>
            <ClaimRow claim={claim} />
          </RuledItem>
        ))}
      </RuledList>
    </section>
  )
}

function InvitationRow({ invitation }: { invitation: Invitation }) {
  const { id, profile, role, invitedByName } = invitation
  const { accept, decline, isBusy } = useInvitationAnswer()
  const toast = useToast()
  const ref = { invitationId: id }

  async function join() {
    const accepted = await accept(ref)
    if (accepted) toast.success(`You are on the team of ${profile.name}.`)
  }
  return (
    <>
      <span className={own.words}>
        <bdi>{invitedByName ?? 'Somebody'}</bdi> invites you to the team of <bdi>{profile.name}</bdi>, as{' '}
        {role}.
      </span>
      <span className={own.actions}>
        <Button variant="primary" isBusy={isBusy} onClick={() => void join()}>
          Accept<span className="sr"> the invitation to {profile.name}</span>
        </Button>
        <Button
          variant="quiet"
          aria-disabled={isBusy}
          onClick={() => !isBusy && void decline(invitation, ref)}
        >
          Decline<span className="sr"> the invitation to {profile.name}</span>
        </Button>
      </span>
    </>
  )
}

function ClaimRow({ claim: { profile, status, reason } }: { claim: Claim }) {
  const isApproved = status === 'Approved'
  const to = isApproved ? profilePath(kinds[profile.kind], profile.id) : claimPath(profile)
  return (
    <>
      <Link className="link" to={to}>
        {profile.name}
      </Link>
      {status === 'Open' && <Tag tone="warn">Claim under review</Tag>}
      {isApproved && <Tag tone="good">Claim approved: you manage this page</Tag>}
      {status === 'Declined' && (
        <>
          <Tag tone="bad">Claim declined</Tag>
          {reason !== null && <span className="sm mut">{reason}</span>}
        </>
      )}
    </>
  )
}
