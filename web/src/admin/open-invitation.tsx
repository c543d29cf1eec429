import type { Api } from '@app/contract/api.ts'
import { Link } from 'react-router'
import { reasonOf } from '../api/problem.ts'
import { invitationsKey } from '../api/contact-keys.ts'
import { partKey } from '../api/profile-keys.ts'
import { Button } from '../components/actions/button.tsx'
import { useToast } from '../components/overlays/toaster.tsx'
import { kinds, profilePath, type KindFacts } from '../kind/registry.ts'
import { capitalized, date } from '../components/format.ts'
import { isMissing } from '../page/null-if-missing.ts'
import { cityAndState } from '../page/place-words.ts'
import { Row } from '../platform/boxes/row.tsx'
import { calls } from '../platform/calls/calls.ts'
import { useWrite } from '../platform/calls/use-write.ts'
import { AdminRow, PersonLink } from './admin-row.tsx'

type Calls = Api['contact-mgmt']['invitations']
type OpenInvitation = Awaited<ReturnType<Calls['list']>>['data'][number]

interface OpenInvitationProps {
  invitation: OpenInvitation
  /** Before it leaves the list. */
  onWithdrawn: () => void
}

/** Who invited whom to which team, to email again or withdraw. */
export function OpenInvitation({ invitation, onWithdrawn }: OpenInvitationProps) {
  const { profile, user, email, role, invitedBy, createdDate, expiresDate } = invitation
  const kind = kinds[profile.kind]
  const who = user?.name ?? email ?? 'a deleted account'
  const address = user?.email ?? email
  const { resending, withdrawing } = useActions(invitation, who, onWithdrawn)
  const item = { ownerId: profile.id, id: invitation.id }

  return (
    <AdminRow
      name={who}
      side={
        <div className="sm">
          <p>
            {`Invited ${date(createdDate)} by `}
            {invitedBy === null ? 'a deleted account' : <PersonLink {...invitedBy} />}
          </p>
          {user !== null && address !== null && (
            <p>
              <a className="link" href={`mailto:${address}`}>
                {address}
              </a>
            </p>
          )}
          <p className="mut">{`Expires ${date(expiresDate)}`}</p>
        </div>
      }
      actions={
        <Row>
          <Button icon="mail" isBusy={resending.isBusy} onClick={() => resending.run(item)}>
            Send again<span className="sr"> to {who}</span>
          </Button>
          <Button
            variant="quiet"
            icon="trash-2"
            isBusy={withdrawing.isBusy}
            onClick={() => withdrawing.run(item)}
          >
            Withdraw<span className="sr"> the invitation to {who}</span>
          </Button>
        </Row>
      }
    >
      <p>
        {`${role} of `}
        <Link to={profilePath(kind, profile.id)} className="link">
          {profile.name}
        </Link>
      </p>
      <p className="sm mut">
        {[capitalized(kind.noun.one), cityAndState(profile)].filter(Boolean).join(' · ')}
      </p>
    </AdminRow>
  )
}

function useActions({ profile }: OpenInvitation, who: string, onWithdrawn: () => void) {
  const kind: KindFacts = kinds[profile.kind]
  const toast = useToast()
  const options = {
    onFailed: (error: unknown) =>
      toast.error(
        isMissing(error)
          ? `The invitation to ${who} was answered or withdrawn meanwhile.`
          : `Nothing was changed. ${reasonOf(error)}`,
      ),
    touches: [
      calls['contact-mgmt'].invitations,
      { key: invitationsKey },
      { key: partKey(kind, profile.id, 'members') },
    ],
    isTouchedByFailure: true,
  }
  const resending = useWrite(async (api: Api, one: Item) => kind.calls(api).members.resend(one), {
    ...options,
    done: `We emailed the invitation to ${who} again.`,
  })
  const withdrawing = useWrite(async (api: Api, one: Item) => kind.calls(api).members.remove(one), {
    ...options,
    confirm: () => ({
      title: `Withdraw the invitation to ${who}?`,
      text: 'The link in their email stops working. The team can invite them again.',
      confirmText: 'Withdraw',
      cancelText: 'Keep the invitation',
      isDangerous: true,
    }),
    onDone: onWithdrawn,
    done: `The invitation to ${who} was withdrawn.`,
  })
  return { resending, withdrawing }
}

interface Item {
  ownerId: string
  id: string
}
