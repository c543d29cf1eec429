import { Button } from '../components/actions/button.tsx'
import { Banner } from '../components/display/banner.tsx'
import { TextArea } from '../components/fields/text-area.tsx'
import { TextField } from '../components/fields/text-field.tsx'
import { eitherOf } from '../components/format.ts'
import type { ProfileRef } from '../kind/contact-paths.ts'
import { kinds } from '../kind/registry.ts'
import { textOf } from '../page/typed-values.ts'
import { FormGrid } from '../platform/boxes/form-grid.tsx'
import { Row } from '../platform/boxes/row.tsx'
import { useWrite } from '../platform/calls/use-write.ts'
import { useDraftForm } from '../platform/form/use-draft-form.ts'
import { claimsOf, touchedByClaim } from './claim-calls.ts'

export interface ClaimedProfile extends ProfileRef {
  name: string
}

interface ClaimFormProps {
  profile: ClaimedProfile
  /** Addresses there prove a claim. */
  domains: readonly string[]
  /** The reader's last claim to this page. */
  declined: { reason: string | null } | undefined
}

export function ClaimForm({ profile, domains, declined }: ClaimFormProps) {
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
        {banner !== undefined && (
          <Banner tone="bad" isLive>
            {banner}
          </Banner>
        )}
        <Row>
          <Button type="submit" variant="primary" size="l" isBusy={isBusy}>
            Claim this page
          </Button>
        </Row>
      </FormGrid>
    </form>
  )
}
