import type { Api } from '@app/contract/api.ts'
import { maxReason } from '@app/contract/rules/limits.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { claimsKey } from '../api/contact-keys.ts'
import { profileChanged } from '../api/profile-changed.ts'
import { Button } from '../components/actions/button.tsx'
import { Tag } from '../components/actions/chip.tsx'
import { useConfirm } from '../components/overlays/confirm.tsx'
import { useToast } from '../components/overlays/toaster.tsx'
import { kinds, profilePath } from '../kind/registry.ts'
import { shortWebsite } from '../page/contact-words.ts'
import { counted, date } from '../components/format.ts'
import { cityAndState } from '../page/place-words.ts'
import { useWrite } from '../page/use-write.ts'
import row from './admin-row.module.css'
import styles from './claim-to-decide.module.css'
import { DeclineForm } from './decline-form.tsx'

type Calls = Api['contact-mgmt']['claims']
export type AdminClaim = Awaited<ReturnType<Calls['list']>>['data'][number]
type Decision = Parameters<Calls['decide']>[0]['data']

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
    if (outcome === 'confirmed') decide({ claimId: claim.id, status: 'Approved' })
  }

  return (
    <article className={row.row}>
      <div className={row.words}>
        <h2 className={row.name}>
          <Link to={profilePath(kinds[profile.kind], profile.id)} className={row.link}>
            {profile.name}
          </Link>
        </h2>
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
      </div>
      <div className={styles.proof}>
        <Tag tone={claim.proof === 'Proved' ? 'good' : 'warn'}>{proofText(claim)}</Tag>
        {website !== null && (
          <a className={`link ${styles.site}`} href={website} target="_blank" rel="noreferrer nofollow">
            {shortWebsite(website)}
          </a>
        )}
      </div>
      {isDeclining ? (
        <DeclineForm
          hint="We email it to the person who claimed the page."
          maxLength={maxReason}
          isBusy={isBusy}
          onCancel={() => setDeclining(false)}
          onDecline={(reason) => decide({ claimId: claim.id, status: 'Declined', reason })}
        />
      ) : (
        <div className={row.actions}>
          <Button icon="circle-check" isBusy={isBusy} aria-keyshortcuts="a" onClick={() => void approve()}>
            Approve<span className="sr"> the claim to {profile.name}</span>
          </Button>
          <Button variant="quiet" aria-keyshortcuts="r" onClick={() => setDeclining(true)}>
            Decline<span className="sr"> the claim to {profile.name}</span>
          </Button>
        </div>
      )}
    </article>
  )
}

function proofText({ proof, email }: AdminClaim) {
  if (proof === 'Proved') return `Confirmed ${email}`
  if (proof === 'Sent') return `Link sent to ${email}`
  return email === null ? 'No proof' : `No proof: ${email}`
}

function useDecision({ profile, user }: AdminClaim, onDecided: () => void) {
  const toast = useToast()
  const { run, isBusy } = useWrite((api, data: Decision) => api['contact-mgmt'].claims.decide({ data }), {
    async onDone({ data: { status } }, queries) {
      onDecided()
      toast.success(
        status === 'Approved' ? `${user.name} now manages ${profile.name}.` : 'Declined. We told them why.',
      )
      if (status === 'Approved') await profileChanged(queries, kinds[profile.kind], profile.id)
    },
    failed: 'Not decided.',
    onSettled: (queries) => queries.invalidateQueries({ queryKey: claimsKey }),
  })
  return { decide: run, isBusy }
}
