import { useState } from 'react'
import { loadApi } from '../api/load-api.ts'
import { reasonOf } from '../api/problem.ts'
import { Button } from '../components/actions/button.tsx'
import { Banner } from '../components/display/banner.tsx'
import { useConfirm } from '../components/overlays/confirm.tsx'
import { useToast } from '../components/overlays/toaster.tsx'
import { kinds } from '../kind/registry.ts'
import type { ProfileRef } from '../kind/contact-paths.ts'
import { claimCalls } from './claim-calls.ts'
import styles from './claims.module.css'

interface OpenClaim {
  profile: ProfileRef & { name: string }
  email: string | null
  proof: 'None' | 'Sent' | 'Proved'
}

/** The reader's open claim. */
export function OwnClaim({ claim, onChange }: { claim: OpenClaim; onChange: () => void }) {
  const confirm = useConfirm()
  const toast = useToast()
  const [isBusy, setBusy] = useState(false)
  const { profile } = claim

  async function withdraw() {
    const outcome = await confirm({
      title: `Withdraw your claim to ${profile.name}?`,
      text: 'You can claim the page again later, for example with another email address.',
      confirmText: 'Withdraw',
    })
    if (outcome !== 'confirmed') return
    setBusy(true)
    try {
      await claimCalls(kinds[profile.kind], await loadApi()).withdraw({ ownerId: profile.id })
      onChange()
    } catch (error) {
      toast.error(`Not withdrawn. ${reasonOf(error)}`)
      setBusy(false)
    }
  }

  return (
    <div className={styles.form}>
      <Banner
        tone={claim.proof === 'Proved' ? 'good' : 'info'}
        icon={claim.proof === 'Sent' ? 'mail' : undefined}
        isLive
      >
        {standingText(claim)}
      </Banner>
      <p className="mut">We email you when it is decided.</p>
      <div className={styles.actions}>
        <Button variant="quiet" isBusy={isBusy} onClick={() => void withdraw()}>
          Withdraw the claim
        </Button>
      </div>
    </div>
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
