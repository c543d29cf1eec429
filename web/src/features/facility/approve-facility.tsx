import { useMutation, useQueryClient } from '@tanstack/react-query'
import { reasonOf } from '../../api/problem.ts'
import { loadApi } from '../../api/load-api.ts'
import { Button } from '../../components/button.tsx'
import { useToast } from '../../components/toaster.tsx'
import { facilityKey } from './facility-queries.ts'

/** For administrators, where they are already looking. */
export function ApproveFacility({ id }: { id: string }) {
  const toast = useToast()
  const queries = useQueryClient()
  const approval = useMutation({
    mutationFn: async () => (await loadApi())['facility-mgmt'].facilities.approve({ id }),
    onSuccess: async () => {
      toast.success('Approved. Everybody sees it now.')
      await queries.invalidateQueries({ queryKey: facilityKey(id) })
    },
    onError: (error) => toast.error(reasonOf(error)),
  })
  return (
    <Button isBusy={approval.isPending} icon="circle-check" onClick={() => approval.mutate()}>
      Approve
    </Button>
  )
}
