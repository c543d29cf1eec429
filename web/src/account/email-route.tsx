import { ownUserKey } from '../api/own-account.ts'
import { calls } from '../platform/calls/calls.ts'
import { useTransport } from '../platform/calls/transport.ts'
import { useWrite } from '../platform/calls/use-write.ts'
import { accessToken } from '../api/session.ts'
import { ButtonLink } from '../components/actions/button-link.tsx'
import { EmptyState } from '../components/display/empty-state.tsx'
import { MailedLink } from '../page/mailed-link.tsx'
import { plainLoader, plainMeta } from '../page/plain-page.ts'

export const loader = plainLoader

export const shouldRevalidate = () => false

export const meta = plainMeta('Change your email address', 'Confirm your new email address.')

/** The page of the link that was sent to a new address. */
export default function EmailRoute() {
  const { load } = useTransport()
  const { send } = useWrite(calls['user-mgmt'].users.email.confirm)
  async function confirm(token: string) {
    const { data: user } = await send({ data: { token } })
    // The old token has the old address, and no longer works.
    await accessToken({ isFresh: true })
    const { client } = await load()
    client.setQueryData(ownUserKey, user)
    return user.email
  }
  return (
    <div className="page section">
      <MailedLink
        title="Confirm your new address"
        text="From then on, you log in with it. If you are asked to log in now, use your old address."
        confirmText="Use this address"
        logInText="Log in to confirm"
        confirm={confirm}
        expired={{
          text: 'It may have expired, or belong to another account. Log in with the account whose address you are changing, or request a new link.',
          to: '/account',
          label: 'Go to your account',
        }}
      >
        {(email) => (
          <EmptyState
            headingLevel="h1"
            title="Your address is changed"
            actions={<ButtonLink to="/account">Go to your account</ButtonLink>}
          >
            From now on, you log in with {email}.
          </EmptyState>
        )}
      </MailedLink>
    </div>
  )
}
