import type { Facility } from '@app/contract/facilities/facility-schema.ts'
import { Button } from '../../components/button.tsx'
import { useApproval } from '../../page/use-approval.ts'

/** For administrators, where they are already looking. */
export function ApproveFacility({ facility, onApproved }: { facility: Facility; onApproved: () => void }) {
  const { approve, isBusy } = useApproval(facility, onApproved)
  return (
    <Button isBusy={isBusy} icon="circle-check" onClick={() => void approve()}>
      Approve
    </Button>
  )
}
