import type { Api } from '@app/contract/api.ts'
import { maxReason } from '@app/contract/rules/limits.ts'
import { useState } from 'react'
import { profileTouches } from '../api/profile-changed.ts'
import { claimsKey } from '../api/contact-keys.ts'
import { Button } from '../components/actions/button.tsx'
import { Tag } from '../components/actions/chip.tsx'
import { useConfirm } from '../components/overlays/confirm.tsx'
import { useToast } from '../components/overlays/toaster.tsx'
import { kinds, profilePath } from '../kind/registry.ts'
import { shortWebsite } from '../page/contact-words.ts'
import { counted, date } from '../components/format.ts'
import { cityAndState } from '../page/place-words.ts'
import { Row } from '../platform/boxes/row.tsx'
import { Stack } from '../platform/boxes/stack.tsx'
import { calls } from '../platform/calls/calls.ts'
import { useWrite } from '../platform/calls/use-write.ts'
import { AdminRow } from './admin-row.tsx'
import styles from './admin.module.css'
import { DeclineForm } from './decline-form.tsx'

const { claims } = calls['contact-mgmt']

export type AdminClaim = Awaited<ReturnType<Api['contact-mgmt']['claims']['list']>>['data'][number]

interface ClaimToDecideProps {
  claim: AdminClaim
  /** Before it leaves the list. */
  onDecided: () => void
}

/** A claim with everything needed for its decision. */
export function ClaimToDecide({ claim, onDecided }: ClaimToDecideProps) {
  const { profile, user, role, message, website, rivalCount } = claim
  const [isDeclining, setDeclining] = useState(false)
  const confirm = useConfirm()
  const { decide, isBusy } = useDecision(claim, onDecided)

  async function approve() {
    const outcome = await confirm({
      title: `Make ${user.name} a manager of ${profile.name}?`,
      text: 'They can edit the page, add and remove people, and answer requests.',
      confirmText: 'Approve',
    })
    if (outcome === 'confirmed') decide({ data: { claimId: claim.id, status: 'Approved' } })
  }

  return (
    <AdminRow
      name={profile.name}
      to={profilePath(kinds[profile.kind], profile.id)}
      side={
        <Stack gap="2" align="start">
          <Tag tone={claim.proof === 'Proved' ? 'good' : 'warn'}>{proofText(claim)}</Tag>
          {website !== null && (
            <a className="link" href={website} target="_blank" rel="noreferrer nofollow">
              {shortWebsite(website)}
            </a>
          )}
        </Stack>
      }
      actions={
        isDeclining ? (
          <DeclineForm
            hint="We email it to the person who claimed the page."
            maxLength={maxReason}
            isBusy={isBusy}
            onCancel={() => setDeclining(false)}
            onDecline={(reason) => decide({ data: { claimId: claim.id, status: 'Declined', reason } })}
          />
        ) : (
          <Row>
            <Button icon="circle-check" isBusy={isBusy} aria-keyshortcuts="a" onClick={() => void approve()}>
              Approve<span className="sr"> the claim to {profile.name}</span>
            </Button>
            <Button variant="quiet" aria-keyshortcuts="r" onClick={() => setDeclining(true)}>
              Decline<span className="sr"> the claim to {profile.name}</span>
            </Button>
          </Row>
        )
      }
    >
      <p className="sm mut">{cityAndState(claim.place)}</p>
      <p>
        {`${user.name}, ${role}. `}
        <a className="link" href={`mailto:${user.email}`}>
          {user.email}
        </a>
        {!user.isEmailVerified && ' (not verified)'}
      </p>
      {message !== null && <p className={styles.message}>{message}</p>}
      <p className="sm mut">
        {`Claimed ${date(claim.createdDate)}`}
        {rivalCount > 0 && `, with ${counted(rivalCount, 'other open claim')} to this page`}
      </p>
    </AdminRow>
  )
}

function proofText({ proof, email }: AdminClaim) {
  if (proof === 'Proved') return `Confirmed ${email}`
  if (proof === 'Sent') return `Link sent to ${email}`
  return email === null ? 'No proof' : `No proof: ${email}`
}

function useDecision({ profile, user }: AdminClaim, onDecided: () => void) {
  const toast = useToast()
  const { run, isBusy } = useWrite(claims.decide, {
    onDone({ data: { status } }) {
      onDecided()
      toast.success(
        status === 'Approved' ? `${user.name} now manages ${profile.name}.` : 'Declined. We told them why.',
      )
    },
    failed: 'Not decided.',
    touches: [claims, { key: claimsKey }, ...profileTouches(kinds[profile.kind], profile.id)],
    isTouchedByFailure: true,
  })
  return { decide: run, isBusy }
}
