import { useQueryClient } from '@tanstack/react-query'
import { claimsKey } from '../api/contact-keys.ts'
import { useApi } from '../api/use-api.ts'
import { ButtonLink } from '../components/actions/button-link.tsx'
import { EmptyState } from '../components/display/empty-state.tsx'
import { Skeleton } from '../components/display/skeleton.tsx'
import type { ProfileCalls } from '../kind/profile-calls.ts'
import { kinds, profilePath } from '../kind/registry.ts'
import { Loaded } from '../page/loaded.tsx'
import { claimCalls } from './claim-calls.ts'
import { ClaimForm, type ClaimedProfile } from './claim-form.tsx'
import styles from './claims.module.css'
import { OwnClaim } from './own-claim.tsx'

/** The form, or what became of the reader's claim. */
export function ClaimPage({ profile }: { profile: ClaimedProfile }) {
  const kind = kinds[profile.kind]
  const queries = useQueryClient()
  const refresh = () => queries.invalidateQueries({ queryKey: claimsKey })
  const standing = useApi([...claimsKey, profile.id], async (api, signal) => {
    return (await claimCalls(kind, api).standing({ ownerId: profile.id }, { signal })).data
  })
  return (
    <Loaded query={standing} skeleton={<Skeleton look="block" className={styles.skeleton} />}>
      {(data) => <Standing {...{ profile, data }} onChange={() => void refresh()} />}
    </Loaded>
  )
}

interface StandingProps {
  profile: ClaimedProfile
  data: Awaited<ReturnType<NonNullable<ProfileCalls['claims']>['standing']>>['data']
  onChange: () => void
}

function Standing({ profile, data, onChange }: StandingProps) {
  const kind = kinds[profile.kind]
  const { claim, isUnclaimed, domains } = data
  if (claim?.status === 'Open') return <OwnClaim claim={claim} onChange={onChange} />
  if (!isUnclaimed)
    return (
      <EmptyState
        title={claim?.status === 'Approved' ? 'You manage this page' : 'This page has a team already'}
        actions={<ButtonLink to={profilePath(kind, profile.id)}>Open the page</ButtonLink>}
      >
        {claim?.status !== 'Approved' && 'Ask one of its managers to add you. Their names are on the page.'}
      </EmptyState>
    )
  return (
    <ClaimForm
      profile={profile}
      domains={domains}
      declined={claim?.status === 'Declined' ? claim : undefined}
      onDone={onChange}
    />
  )
}
