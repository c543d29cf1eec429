import { useMutation, useQueryClient } from '@tanstack/react-query'
import { loadApi } from '../api/load-api.ts'
import { ApiProblem, reasonOf } from '../api/problem.ts'
import { profileChanged } from '../api/profile-changed.ts'
import { Button } from '../components/button.tsx'
import { useToast } from '../components/toaster.tsx'
import type { KindFacts } from '../kinds/registry.ts'
import { NotFound } from '../page/not-found.tsx'

/** Lets administrators restore what was deleted at this address. */
export function RestoreProfile({ kind, id }: { kind: KindFacts; id: string }) {
  const toast = useToast()
  const queries = useQueryClient()
  const noun = kind.noun.one
  const restoring = useMutation({
    mutationFn: async () => kind.calls(await loadApi()).restore({ id }),
    onSuccess: async ({ data: { name } }) => {
      toast.success(`${name} is restored.`)
      await profileChanged(queries, kind, id)
    },
    onError: (error) =>
      toast.error(
        error instanceof ApiProblem && (error.status === 404 || error.status === 400)
          ? `No ${noun} was deleted here in the last 30 days.`
          : `Not restored. ${reasonOf(error)}`,
      ),
  })
  return (
    <NotFound
      actions={
        <Button icon="undo-2" isBusy={restoring.isPending} onClick={() => restoring.mutate()}>
          Restore the {noun}
        </Button>
      }
    >
      If a {noun} was deleted here in the last 30 days, you can restore it with everything that belongs to it.
    </NotFound>
  )
}
