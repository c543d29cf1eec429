import type { Decision } from '@app/contract/contact/approval-routes.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { loadApi } from '../api/load-api.ts'
import { ApiProblem, reasonOf } from '../api/problem.ts'
import { profileChanged } from '../api/profile-changed.ts'
import { useConfirm } from '../components/overlays/confirm.tsx'
import { useToast } from '../components/overlays/toaster.tsx'
import type { Profile } from './profile-calls.ts'
import type { KindFacts } from './registry.ts'

/**
 * Approves a pending profile after a confirmation, or declines it. `onDecided` runs before the lists that show it are refetched, also if
 * another administrator was faster.
 */
export function useApproval(
  kind: KindFacts,
  { id, name }: Pick<Profile, 'id' | 'name'>,
  onDecided: () => void = () => {},
) {
  const confirm = useConfirm()
  const toast = useToast()
  const queries = useQueryClient()
  const finish = async () => {
    onDecided()
    await profileChanged(queries, kind, id)
  }
  const decision = useMutation({
    mutationFn: async (data: Decision) => (await loadApi())['contact-mgmt'].approvals.decide({ data }),
    onSuccess: ({ data: { status } }) => {
      toast.success(
        status === 'Approved'
          ? `${name} is approved. It is public now.`
          : `${name} is declined. We told its managers why.`,
      )
      return finish()
    },
    onError: (error) => {
      if (error instanceof ApiProblem && error.problem.code === 'ALREADY_DECIDED') {
        toast.warning(reasonOf(error))
        return finish()
      }
      toast.error(`Nothing was decided. ${reasonOf(error)}`)
      return undefined
    },
  })

  async function approve() {
    const outcome = await confirm({
      title: `Approve ${name}?`,
      text: 'The page becomes public. This cannot be undone: an approved page can only be edited, hidden or deleted.',
      confirmText: 'Approve',
    })
    if (outcome === 'confirmed') decision.mutate({ profileId: id, status: 'Approved' })
  }

  return {
    approve,
    decline: (reason: string) => decision.mutate({ profileId: id, status: 'Declined', reason }),
    isBusy: decision.isPending,
  }
}
