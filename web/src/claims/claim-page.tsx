import { ButtonLink } from '../components/actions/button-link.tsx'
import { Button } from '../components/actions/button.tsx'
import { Banner } from '../components/display/banner.tsx'
import { EmptyState } from '../components/display/empty-state.tsx'
import { Skeleton } from '../components/display/skeleton.tsx'
import { kinds, profilePath } from '../kind/registry.ts'
import type { ProfileCalls } from '../kind/profile-calls.ts'
import { Loaded } from '../page/loaded.tsx'
import { Row } from '../platform/boxes/row.tsx'
import { Stack } from '../platform/boxes/stack.tsx'
import { useRead } from '../platform/calls/use-read.ts'
import { useWrite } from '../platform/calls/use-write.ts'
import { contactPath } from '../kind/group-paths.ts'
import { claimsOf, touchedByClaim } from './claim-calls.ts'
import { TextArea } from '../components/fields/text-area.tsx'
import { TextField } from '../components/fields/text-field.tsx'
import { eitherOf } from '../components/format.ts'
import type { ProfileRef } from '../kind/contact-paths.ts'
import { textOf } from '../page/typed-values.ts'
import { FormGrid } from '../platform/boxes/form-grid.tsx'
import { useDraftForm } from '../platform/form/use-draft-form.ts'
import { FormBanner } from '../platform/form/form-banner.tsx'

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
            actions={
              <>
                {claim?.status !== 'Approved' && (
                  <ButtonLink icon="message-square" to={contactPath(kind, profile.id)}>
                    Contact the team
                  </ButtonLink>
                )}
                <ButtonLink to={profilePath(kind, profile.id)}>Open the page</ButtonLink>
              </>
            }
          >
            {claim?.status !== 'Approved' && 'Ask its managers to add you.'}
          </EmptyState>
        )
      }
    </Loaded>
  )
}

type OpenClaim = NonNullable<Standing['claim']>

/** The reader's open claim. */
function OwnClaim({ claim }: { claim: OpenClaim }) {
  const { profile, proof } = claim
  const kind = kinds[profile.kind]
  const withdrawal = useWrite(claimsOf(kind).withdraw, {
    touches: touchedByClaim(kind),
    confirm: () => ({
      title: `Withdraw your claim to ${profile.name}?`,
      text: 'You can claim the page again later, for example with another email address.',
      confirmText: 'Withdraw',
      cancelText: 'Keep the claim',
    }),
    failed: 'Not withdrawn.',
  })

  return (
    <Stack gap="5" width="narrow">
      <Banner tone={proof === 'Proved' ? 'good' : 'info'} icon={proof === 'Sent' ? 'mail' : undefined} isLive>
        {standingText(claim)}
      </Banner>
      <p className="mut">We email you when it is decided.</p>
      <Row>
        <Button
          variant="quiet"
          isBusy={withdrawal.isBusy}
          onClick={() => withdrawal.run({ ownerId: profile.id })}
        >
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

interface ClaimedProfile extends ProfileRef {
  name: string
}

interface ClaimFormProps {
  profile: ClaimedProfile
  /** Addresses there prove a claim. */
  domains: readonly string[]
  /** The reader's last claim to this page. */
  declined: { reason: string | null } | undefined
}

function ClaimForm({ profile, domains, declined }: ClaimFormProps) {
  const kind = kinds[profile.kind]
  const claim = useWrite(claimsOf(kind).submit, { touches: touchedByClaim(kind) })
  const { form, field, banner, isBusy } = useDraftForm({
    first: { role: '', email: '', message: '' },
    rules: () => ({
      check: ({ role }) => new Map(role.trim() === '' ? [['role', 'Enter your position.']] : []),
    }),
    send: async ({ role, email, message }) =>
      claim.send({ ownerId: profile.id, data: { role, email: textOf(email), message: textOf(message) } }),
    failed: '',
  })

  const hasDomain = domains.length > 0
  return (
    <form {...form}>
      <FormGrid>
        {declined && (
          <Banner tone="warn">
            {`Your last claim was declined${declined.reason === null ? '.' : `: ${declined.reason}`}`}
          </Banner>
        )}
        <TextField
          label="Your position"
          placeholder="General manager"
          maxLength={100}
          autoComplete="organization-title"
          {...field('role')}
        />
        <TextField
          label="Work email"
          isOptional
          type="email"
          autoComplete="email"
          maxLength={254}
          placeholder={hasDomain ? `you@${domains[0]}` : undefined}
          hint={
            hasDomain
              ? `We email a link to an address at ${eitherOf(domains)}. Opening it proves your claim, and we decide sooner. No such address? Leave this empty.`
              : 'This page lists no website or email of its own, so an administrator will check your claim by hand.'
          }
          {...field('email')}
        />
        <TextArea
          label="Message"
          isOptional
          rows={4}
          maxLength={2000}
          hint="What helps us check: who you are there, or whom we can call."
          {...field('message')}
        />
        <FormBanner>{banner}</FormBanner>
        <Row>
          <Button type="submit" variant="primary" size="l" isBusy={isBusy}>
            Claim this page
          </Button>
        </Row>
      </FormGrid>
    </form>
  )
}
