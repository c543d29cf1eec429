import { useMutation, useQueryClient } from '@tanstack/react-query'
import { profileChanged } from '../api/profile-changed.ts'
import { loadApi } from '../api/load-api.ts'
import { reasonOf } from '../api/problem.ts'
import { useConfirm } from '../components/overlays/confirm.tsx'
import { useToast } from '../components/overlays/toaster.tsx'
import type { Profile } from '../kinds/profile-calls.ts'
import type { KindFacts } from '../kinds/registry.ts'

/** Approves a profile after a confirmation. `onApproved` runs before the lists that show it are refetched. */
export function useApproval(
  kind: KindFacts,
  { id, name }: Pick<Profile, 'id' | 'name'>,
  onApproved: () => void = () => {},
) {
  const confirm = useConfirm()
  const toast = useToast()
  const queries = useQueryClient()
  const approval = useMutation({
    mutationFn: async () => kind.calls(await loadApi()).approve?.({ id }),
    onSuccess: async () => {
      toast.success(`${name} is approved. It is public now.`)
      onApproved()
      await profileChanged(queries, kind, id)
    },
    onError: (error) => toast.error(`Not approved. ${reasonOf(error)}`),
  })

  async function approve() {
    const outcome = await confirm({
      title: `Approve ${name}?`,
      text: 'The page becomes public. This cannot be undone: an approved page can only be edited, hidden or deleted.',
      confirmText: 'Approve',
    })
    if (outcome === 'confirmed') approval.mutate()
  }

  return { approve, isBusy: approval.isPending }
}
