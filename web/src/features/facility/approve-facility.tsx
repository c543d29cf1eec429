import type { Facility } from '@app/contract/facilities/facility-schema.ts'
import { Button } from '../../components/button.tsx'
import { useApproval } from '../../page/use-approval.ts'

/** For administrators, where they are already looking. */
export function ApproveFacility({ facility }: { facility: Facility }) {
  const { approve, isBusy } = useApproval(facility)
  return (
    <Button isBusy={isBusy} icon="circle-check" onClick={() => void approve()}>
      Approve
    </Button>
  )
}
