import { useState } from 'react'
import { useLocation } from 'react-router'
import { loadApi } from '../api/load-api.ts'
import { ApiProblem, reasonOf } from '../api/problem.ts'
import { signIn, useSession } from '../api/session.ts'
import { ButtonLink } from '../components/actions/button-link.tsx'
import { Button } from '../components/actions/button.tsx'
import { EmptyState } from '../components/display/empty-state.tsx'
import { useToast } from '../components/overlays/toaster.tsx'
import { kinds, profilePath } from '../kinds/registry.ts'
import type { ProfileRef } from '../page/contact-paths.ts'
import { plainLoader, plainMeta } from '../page/plain-page.ts'

export const loader = plainLoader

export const shouldRevalidate = () => false

export const meta = plainMeta('Confirm your claim', 'Confirm your email address.')

/** The page of a mailed link. The token is in the hash of the address, which browsers send to no server. */
export default function ConfirmClaimRoute() {
  return (
    <div className="page section">
      <ConfirmClaim />
    </div>
  )
}

function ConfirmClaim() {
  const { hash } = useLocation()
  const { status } = useSession()
  const toast = useToast()
  const [isBusy, setBusy] = useState(false)
  const [result, setResult] = useState<{ profile: ProfileRef & { name: string } } | 'expired'>()

  async function prove() {
    setBusy(true)
    try {
      const { claims } = (await loadApi())['contact-mgmt']
      setResult((await claims.prove({ data: { token: hash.slice(1) } })).data)
    } catch (error) {
      if (error instanceof ApiProblem && [400, 404].includes(error.status)) setResult('expired')
      else toast.error(reasonOf(error))
    }
    setBusy(false)
  }

  if (result === 'expired')
    return (
      <EmptyState
        headingLevel="h1"
        title="This link doesn’t work"
        actions={<ButtonLink to="/home">Go to your home</ButtonLink>}
      >
        It may have expired, or belong to another account. Log in with the account that made the claim, or
        claim the page again to get a new link.
      </EmptyState>
    )
  if (result !== undefined) {
    const { profile } = result
    return (
      <EmptyState
        headingLevel="h1"
        title="Your address is confirmed"
        actions={<ButtonLink to={profilePath(kinds[profile.kind], profile.id)}>Open the page</ButtonLink>}
      >
        An administrator will look at your claim to {profile.name}. We email you when it is decided.
      </EmptyState>
    )
  }
  return (
    <EmptyState
      headingLevel="h1"
      title="Confirm your address"
      actions={
        status === 'visitor' ? (
          <Button variant="primary" icon="log-in" onClick={() => signIn('login')}>
            Log in to confirm
          </Button>
        ) : (
          <Button
            variant="primary"
            isBusy={isBusy}
            disabled={status === 'loading'}
            onClick={() => void prove()}
          >
            Confirm this address
          </Button>
        )
      }
    >
      This proves that the address on the page you claimed is yours.
    </EmptyState>
  )
}
