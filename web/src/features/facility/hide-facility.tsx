import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Facility } from '@app/contract/facilities/facility-schema.ts'
import { profileChanged } from '../../api/profile-changed.ts'
import { loadApi } from '../../api/load-api.ts'
import { reasonOf } from '../../api/problem.ts'
import { Button } from '../../components/button.tsx'
import { useConfirm } from '../../components/confirm.tsx'
import { useToast } from '../../components/toaster.tsx'
import { kinds } from '../../kinds/registry.ts'

/** Takes a page that is public away from everybody but those who run it, and gives it back. */
export function HideFacility({ facility: { id, name, isActive } }: { facility: Facility }) {
  const confirm = useConfirm()
  const toast = useToast()
  const queries = useQueryClient()
  const change = useMutation({
    mutationFn: async (isShown: boolean) => {
      const patch = [{ op: 'replace' as const, path: '/isActive', value: isShown }]
      await (await loadApi())['facility-mgmt'].facilities.update({ id, patch })
    },
    onSuccess: async (_changed, isShown) => {
      await profileChanged(queries, kinds.facility, id)
      toast.success(isShown ? 'Everybody sees the page again.' : 'The page is hidden.')
    },
    onError: (error) => toast.error(`Nothing was changed. ${reasonOf(error)}`),
  })

  const ask = async () => {
    const outcome = await confirm(
      isActive
        ? {
            title: `Hide ${name}?`,
            text: 'It goes from every search at once, and only those who run it can open its page. You can show it again at any time.',
            confirmText: 'Hide this page',
          }
        : {
            title: `Show ${name} again?`,
            text: 'Everybody can find and open its page from now on.',
            confirmText: 'Show it again',
          },
    )
    if (outcome === 'confirmed') change.mutate(!isActive)
  }

  return (
    <Button variant="quiet" isBusy={change.isPending} onClick={() => void ask()}>
      {isActive ? 'Hide this page' : 'Show it again'}
    </Button>
  )
}
