import type { Api } from '@app/contract/api.ts'
import type { QueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import { reasonOf } from '../api/problem.ts'
import { invitationsKey } from '../api/contact-keys.ts'
import { partKey } from '../api/profile-changed.ts'
import { Button } from '../components/actions/button.tsx'
import { useConfirm } from '../components/overlays/confirm.tsx'
import { useToast } from '../components/overlays/toaster.tsx'
import { kinds, profilePath, type KindFacts } from '../kind/registry.ts'
import { capitalized, date } from '../components/format.ts'
import { isMissing } from '../page/null-if-missing.ts'
import { cityAndState } from '../page/place-words.ts'
import { useWrite } from '../page/use-write.ts'
import styles from './admin-row.module.css'

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
  const confirm = useConfirm()

  async function withdraw() {
    const outcome = await confirm({
      title: `Withdraw the invitation to ${who}?`,
      text: 'The link in their email stops working. The team can invite them again.',
      confirmText: 'Withdraw',
      isDangerous: true,
    })
    if (outcome === 'confirmed') withdrawing.run()
  }

  return (
    <article className={styles.row}>
      <div className={styles.words}>
        <h2 className={styles.name} tabIndex={-1}>
          {who}
        </h2>
        <p>
          {`${role} of `}
          <Link to={profilePath(kind, profile.id)} className="link">
            {profile.name}
          </Link>
        </p>
        <p className="sm mut">
          {[capitalized(kind.noun.one), cityAndState(profile)].filter(Boolean).join(' · ')}
        </p>
      </div>
      <div className={styles.who}>
        <p>
          {`Invited ${date(createdDate)} by `}
          {invitedBy === null ? (
            'a deleted account'
          ) : (
            <Address name={invitedBy.name} email={invitedBy.email} />
          )}
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
      <div className={styles.actions}>
        <Button icon="mail" isBusy={resending.isBusy} onClick={() => resending.run()}>
          Send again<span className="sr"> to {who}</span>
        </Button>
        <Button variant="quiet" icon="trash-2" isBusy={withdrawing.isBusy} onClick={() => void withdraw()}>
          Withdraw<span className="sr"> the invitation to {who}</span>
        </Button>
      </div>
    </article>
  )
}

const Address = ({ name, email }: { name: string; email: string }) => (
  <>
    {`${name}, `}
    <a className="link" href={`mailto:${email}`}>
      {email}
    </a>
  </>
)

function useActions({ id, profile }: OpenInvitation, who: string, onWithdrawn: () => void) {
  const kind: KindFacts = kinds[profile.kind]
  const item = { ownerId: profile.id, id }
  const toast = useToast()
  const options = {
    onFailed: (error: unknown) =>
      toast.error(
        isMissing(error)
          ? `The invitation to ${who} was answered or withdrawn meanwhile.`
          : `Nothing was changed. ${reasonOf(error)}`,
      ),
    onSettled: (queries: QueryClient) =>
      Promise.all([
        queries.invalidateQueries({ queryKey: invitationsKey }),
        queries.invalidateQueries({ queryKey: partKey(kind, profile.id, 'members') }),
      ]),
  }
  const resending = useWrite((api) => kind.calls(api).members.resend(item), {
    ...options,
    onDone: () => toast.success(`We emailed the invitation to ${who} again.`),
  })
  const withdrawing = useWrite((api) => kind.calls(api).members.remove(item), {
    ...options,
    onDone() {
      onWithdrawn()
      toast.success(`The invitation to ${who} was withdrawn.`)
    },
  })
  return { resending, withdrawing }
}
