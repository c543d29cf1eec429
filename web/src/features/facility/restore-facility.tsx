import { useMutation, useQueryClient } from '@tanstack/react-query'
import { profileChanged } from '../../api/profile-changed.ts'
import { loadApi } from '../../api/load-api.ts'
import { ApiProblem, reasonOf } from '../../api/problem.ts'
import { Button } from '../../components/button.tsx'
import { useToast } from '../../components/toaster.tsx'
import { NotFound } from '../../page/not-found.tsx'
import { kinds } from '../../kinds/registry.ts'

/** For administrators, where nothing is: what was deleted of late, they bring back. */
export function RestoreFacility({ id }: { id: string }) {
  const toast = useToast()
  const queries = useQueryClient()
  const restoring = useMutation({
    mutationFn: async () => (await loadApi())['facility-mgmt'].facilities.restore({ id }),
    onSuccess: async ({ data: { name } }) => {
      toast.success(`${name} is back.`)
      await profileChanged(queries, kinds.facility, id)
    },
    onError: (error) => toast.error(refusalOf(error)),
  })
  return (
    <NotFound
      actions={
        <Button icon="undo-2" isBusy={restoring.isPending} onClick={() => restoring.mutate()}>
          Restore the facility
        </Button>
      }
    >
      If a facility was deleted here in the last 30 days, you can bring it back with all that belongs to it.
    </NotFound>
  )
}

const refusalOf = (error: unknown) =>
  error instanceof ApiProblem && (error.status === 404 || error.status === 400)
    ? 'No facility was deleted here in the last 30 days.'
    : `Not restored. ${reasonOf(error)}`
