import { useState } from 'react'
import { Link } from 'react-router'
import { GrowingList, MoreButton } from '../page/growing-list.tsx'
import { Button } from '../components/actions/button.tsx'
import { Tag } from '../components/actions/chip.tsx'
import { RuledItem, RuledList } from '../components/display/ruled-list.tsx'
import { useToast } from '../components/overlays/toaster.tsx'
import { kinds, profilePath } from '../kind/registry.ts'
import { claimPath } from '../kind/contact-paths.ts'
import { count, counted } from '../components/format.ts'
import type { Affiliation } from '../kind/profile-calls.ts'
import { useInvitationAnswer, type Invitation } from '../page/use-invitation-answer.ts'
import { Row } from '../platform/boxes/row.tsx'
import { AcceptLink } from '../profile/links/accept-link.tsx'
import { pendingAffiliation } from '../profile/links/affiliations.ts'
import type { Claim } from './home-data.ts'
import { mostAffiliations, useContacts } from './use-contacts.ts'
import page from './home-page.module.css'
import styles from './late.module.css'

/** What waits for the reader's answer, and the reader's invitations and claims. */
export function ContactSection() {
  const { received, sent, claims, links, affiliations, invitations } = useContacts()
  return (
    <section className={page.section} aria-labelledby="contact">
      <h2 id="contact" className={page.heading}>
        {invitations.length === 0 ? 'Requests and claims' : 'Invitations, requests and claims'}
      </h2>
      <GrowingList gap="0">
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
          {links.map(({ id, name, count: n, only, to }) => (
            <RuledItem key={id}>
              <Link className="link" to={to}>
                {only ?? counted(n, 'facility', 'facilities')}
              </Link>
              <Tag tone="info">{`${n === 1 ? 'Asks' : 'Ask'} to be on the page of ${name}`}</Tag>
            </RuledItem>
          ))}
          {affiliations && <WaitingLinks links={affiliations.links} total={affiliations.count} />}
          {claims.map((claim) => (
            <RuledItem key={claim.id}>
              <ClaimRow claim={claim} />
            </RuledItem>
          ))}
        </RuledList>
      </GrowingList>
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
      <span className={styles.words}>
        <bdi>{invitedByName ?? 'Somebody'}</bdi> invites you to the team of <bdi>{profile.name}</bdi>, as{' '}
        {role}.
      </span>
      <Row>
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
      </Row>
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

interface WaitingLinksProps {
  links: readonly Affiliation[]
  /** Of all, of which `links` are the newest. */
  total: number
}

/** Pages that ask to be on those of the reader, who answers right here. */
function WaitingLinks({ links, total }: WaitingLinksProps) {
  const [isWhole, setWhole] = useState(false)
  const shown = (isWhole ? links : links.slice(0, mostAffiliations)).map((link) =>
    pendingAffiliation(link, link.isAcceptedByCompany ? 'location' : 'company'),
  )
  return (
    <>
      {shown.map(({ id, to, name, decision }) => (
        <RuledItem key={id}>
          <div className={styles.words}>
            <Row gap="1 3">
              <Link className="link" to={to}>
                {name}
              </Link>
              <Tag tone="info">Asks to be on the page of {decision?.page}</Tag>
            </Row>
          </div>
          <Row>{decision && <AcceptLink decision={decision} canDecline />}</Row>
        </RuledItem>
      ))}
      {total > shown.length && (
        <RuledItem>
          {isWhole ? (
            <span className="sm mut">{count(total - shown.length)} more are shown as you answer these.</span>
          ) : (
            <MoreButton variant="quiet" onClick={() => setWhole(true)}>
              Show {count(total - shown.length)} more
            </MoreButton>
          )}
        </RuledItem>
      )}
    </>
  )
}
