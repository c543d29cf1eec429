import { useMutation, useQueryClient } from '@tanstack/react-query'
import { loadApi } from '../api/load-api.ts'
import { reasonOf } from '../api/problem.ts'
import { profileSaved } from '../api/profile-changed.ts'
import { Button } from '../components/button.tsx'
import { useConfirm } from '../components/confirm.tsx'
import { useToast } from '../components/toaster.tsx'
import type { EditorProps } from './profile-page.ts'

/** Hides a public page from everyone who does not manage it, and shows it again. */
export function HideProfile({
  kind,
  profile: { id, name, isActive },
}: Pick<EditorProps, 'kind' | 'profile'>) {
  const confirm = useConfirm()
  const toast = useToast()
  const queries = useQueryClient()
  const change = useMutation({
    mutationFn: async (value: boolean) => {
      const patch = [{ op: 'replace' as const, path: '/isActive', value }]
      return (await kind.calls(await loadApi()).update({ id, patch })).data
    },
    onSuccess: async (saved, isShown) => {
      await profileSaved(queries, kind, saved)
      toast.success(isShown ? 'The page is public again.' : 'The page is hidden.')
    },
    onError: (error) => toast.error(`Nothing was changed. ${reasonOf(error)}`),
  })

  const ask = async () => {
    const outcome = await confirm(
      isActive
        ? {
            title: `Hide ${name}?`,
            text: 'It will disappear from search right away, and only its managers can open its page. You can show it again at any time.',
            confirmText: 'Hide this page',
          }
        : {
            title: `Show ${name} again?`,
            text: 'Everyone will be able to find and open its page.',
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
