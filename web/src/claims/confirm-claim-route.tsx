import { loadApi } from '../api/load-api.ts'
import { ButtonLink } from '../components/actions/button-link.tsx'
import { EmptyState } from '../components/display/empty-state.tsx'
import { kinds, profilePath } from '../kind/registry.ts'
import { MailedLink } from '../page/mailed-link.tsx'
import { plainLoader, plainMeta } from '../page/plain-page.ts'

export const loader = plainLoader

export const shouldRevalidate = () => false

export const meta = plainMeta('Confirm your claim', 'Confirm your email address.')

const prove = async (token: string) =>
  (await (await loadApi())['contact-mgmt'].claims.prove({ data: { token } })).data

/** The page of the link that proves the address on a claimed page. */
export default function ConfirmClaimRoute() {
  return (
    <div className="page section">
      <MailedLink
        title="Confirm your address"
        text="This proves that the address on the page you claimed is yours."
        confirmText="Confirm this address"
        logInText="Log in to confirm"
        confirm={prove}
        expired={{
          text: 'It may have expired, or belong to another account. Log in with the account that made the claim, or claim the page again to get a new link.',
          to: '/home',
          label: 'Go to your home',
        }}
      >
        {({ profile }) => (
          <EmptyState
            headingLevel="h1"
            title="Your address is confirmed"
            actions={<ButtonLink to={profilePath(kinds[profile.kind], profile.id)}>Open the page</ButtonLink>}
          >
            An administrator will look at your claim to {profile.name}. We email you when it is decided.
          </EmptyState>
        )}
      </MailedLink>
    </div>
  )
}
