import type { Facility } from '@app/contract/facilities/facility-schema.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { profileChanged } from '../api/profile-changed.ts'
import { loadApi } from '../api/load-api.ts'
import { reasonOf } from '../api/problem.ts'
import { useConfirm } from '../components/confirm.tsx'
import { useToast } from '../components/toaster.tsx'
import { kinds } from '../kinds/registry.ts'

/** Asks, approves, and then has `onApproved` go on with what comes next. */
export function useApproval({ id, name }: Facility, onApproved: () => void = () => {}) {
  const confirm = useConfirm()
  const toast = useToast()
  const queries = useQueryClient()
  const approval = useMutation({
    mutationFn: async () => (await loadApi())['facility-mgmt'].facilities.approve({ id }),
    onSuccess: async () => {
      toast.success(`${name} is approved. Everybody sees it now.`)
      onApproved()
      await profileChanged(queries, kinds.facility, id)
    },
    onError: (error) => toast.error(`Not approved. ${reasonOf(error)}`),
  })

  async function approve() {
    const outcome = await confirm({
      title: `Approve ${name}?`,
      text: 'Everybody sees the page from now on. This cannot be undone: a page that is approved can only be edited, hidden or deleted.',
      confirmText: 'Approve',
    })
    if (outcome === 'confirmed') approval.mutate()
  }

  return { approve, isBusy: approval.isPending }
}
