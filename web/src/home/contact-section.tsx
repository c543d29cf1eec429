import type { Api } from '@app/contract/api.ts'
import { Link } from 'react-router'
import { claimsKey, invitationsKey, ownLinksKey, ownRequestsKey } from '../api/profile-changed.ts'
import { useApi } from '../api/use-api.ts'
import { Button } from '../components/actions/button.tsx'
import { Tag } from '../components/actions/chip.tsx'
import { RuledItem, RuledList } from '../components/display/ruled-list.tsx'
import { loadWaitingLinks } from '../kinds/affiliations.ts'
import { loadOwnLinks } from '../kinds/own-links.ts'
import { useToast } from '../components/overlays/toaster.tsx'
import { kinds, profilePath } from '../kinds/registry.ts'
import { claimPath } from '../page/contact-paths.ts'
import { counted } from '../page/format.ts'
import { useInvitationAnswer, type Invitation } from '../page/use-invitation-answer.ts'
import styles from './home-page.module.css'
import own from './contact-section.module.css'
import { WaitingLinks } from './waiting-links.tsx'

type Claim = Awaited<ReturnType<Api['contact-mgmt']['claims']['my']>>['data'][number]

/** Days for which a decided claim stays on home. */
const decidedDays = 30
const dayMs = 24 * 3600 * 1000

const isCurrent = ({ decidedDate }: Claim) =>
  decidedDate === null || Date.now() - Date.parse(decidedDate) < decidedDays * dayMs

/** What waits for the reader's answer, and the reader's invitations and claims. Absent if there is nothing. */
export function ContactSection() {
  const { data: waiting } = useApi([...ownRequestsKey, 'waiting'], async (api, signal) => {
    const { leads, requests } = api['contact-mgmt']
    const [received, sent] = await Promise.all([
      leads.my({ take: 1, status: 'Open' }, { signal }),
      requests.my({ take: 1 }, { signal }),
    ])
    return { received: received._meta.stats.count, sent: sent._meta.stats.count }
  })
  const { data: claims = [] } = useApi([...claimsKey, 'mine'], async (api, signal) =>
    (await api['contact-mgmt'].claims.my({ take: 20 }, { signal })).data.filter(isCurrent),
  )
  const { data: links = [] } = useApi([...ownLinksKey, 'destinations'], loadOwnLinks)
  const { data: affiliations } = useApi([...ownLinksKey, 'companies'], loadWaitingLinks)
  const { data: invitations = [] } = useApi(
    [...invitationsKey, 'mine'],
    async (api, signal) => (await api['contact-mgmt'].invitations.my({ take: 20 }, { signal })).data,
  )
  const { received = 0, sent = 0 } = waiting ?? {}
  const asked = links.length + (affiliations?.count ?? 0)
  if (received + sent + claims.length + asked + invitations.length === 0) return null
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
        {`${invitedByName ?? 'Somebody'} invites you to the team of ${profile.name}, as ${role}.`}
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
