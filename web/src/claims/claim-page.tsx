import { ButtonLink } from '../components/actions/button-link.tsx'
import { Button } from '../components/actions/button.tsx'
import { Banner } from '../components/display/banner.tsx'
import { EmptyState } from '../components/display/empty-state.tsx'
import { Skeleton } from '../components/display/skeleton.tsx'
import { useConfirm } from '../components/overlays/confirm.tsx'
import { kinds, profilePath } from '../kind/registry.ts'
import type { ProfileCalls } from '../kind/profile-calls.ts'
import { Loaded } from '../page/loaded.tsx'
import { Row } from '../platform/boxes/row.tsx'
import { Stack } from '../platform/boxes/stack.tsx'
import { useRead } from '../platform/calls/use-read.ts'
import { useWrite } from '../platform/calls/use-write.ts'
import { claimsOf, touchedByClaim } from './claim-calls.ts'
import { ClaimForm, type ClaimedProfile } from './claim-form.tsx'

type Standing = Awaited<ReturnType<NonNullable<ProfileCalls['claims']>['standing']>>['data']

/** The form, or what became of the reader's claim. */
export function ClaimPage({ profile }: { profile: ClaimedProfile }) {
  const kind = kinds[profile.kind]
  const standing = useRead(claimsOf(kind).standing, { ownerId: profile.id })
  return (
    <Loaded query={standing} skeleton={<Skeleton look="part" />}>
      {({ data: { claim, isUnclaimed, domains } }) =>
        claim?.status === 'Open' ? (
          <OwnClaim claim={claim} />
        ) : isUnclaimed ? (
          <ClaimForm {...{ profile, domains }} declined={claim?.status === 'Declined' ? claim : undefined} />
        ) : (
          <EmptyState
            title={claim?.status === 'Approved' ? 'You manage this page' : 'This page has a team already'}
            actions={<ButtonLink to={profilePath(kind, profile.id)}>Open the page</ButtonLink>}
          >
            {claim?.status !== 'Approved' &&
              'Ask one of its managers to add you. Their names are on the page.'}
          </EmptyState>
        )
      }
    </Loaded>
  )
}

type OpenClaim = NonNullable<Standing['claim']>

/** The reader's open claim. */
function OwnClaim({ claim }: { claim: OpenClaim }) {
  const confirm = useConfirm()
  const { profile, proof } = claim
  const kind = kinds[profile.kind]
  const withdrawal = useWrite(claimsOf(kind).withdraw, {
    touches: touchedByClaim(kind),
    failed: 'Not withdrawn.',
  })

  async function withdraw() {
    const outcome = await confirm({
      title: `Withdraw your claim to ${profile.name}?`,
      text: 'You can claim the page again later, for example with another email address.',
      confirmText: 'Withdraw',
    })
    if (outcome === 'confirmed') withdrawal.run({ ownerId: profile.id })
  }

  return (
    <Stack gap="5" width="narrow">
      <Banner tone={proof === 'Proved' ? 'good' : 'info'} icon={proof === 'Sent' ? 'mail' : undefined} isLive>
        {standingText(claim)}
      </Banner>
      <p className="mut">We email you when it is decided.</p>
      <Row>
        <Button variant="quiet" isBusy={withdrawal.isBusy} onClick={() => void withdraw()}>
          Withdraw the claim
        </Button>
      </Row>
    </Stack>
  )
}

function standingText({ proof, email, profile }: OpenClaim) {
  if (proof === 'Proved')
    return `${email} is confirmed. An administrator will look at your claim to ${profile.name}.`
  if (proof === 'Sent')
    return `We emailed a link to ${email}. Open it within 48 hours, while you are logged in here, to prove your claim. Don’t see it? Check your spam folder.`
  if (email !== null)
    return `Anyone can get an address like ${email}, so it proves nothing. An administrator will check your claim by hand.`
  return 'An administrator will check your claim by hand.'
}
