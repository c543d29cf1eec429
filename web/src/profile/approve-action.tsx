import { Button } from '../components/actions/button.tsx'
import { useApproval } from '../page/use-approval.ts'
import type { ActionsProps } from './profile-page.ts'

/** The action of kinds that administrators approve. */
export function ApproveAction({ kind, profile, entitlements, onDone }: ActionsProps) {
  const { approve, isBusy } = useApproval(kind, profile, onDone)
  if (!entitlements.can['approve'] || profile.status !== 'Pending') return null
  return (
    <Button isBusy={isBusy} icon="circle-check" onClick={() => void approve()}>
      Approve
    </Button>
  )
}
