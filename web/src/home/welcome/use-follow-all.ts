import { useToast } from '../../components/overlays/toaster.tsx'
import { kinds } from '../../kind/registry.ts'
import { counted } from '../../components/format.ts'
import { useReactions } from '../../reactions/use-reactions.ts'
import type { Suggestion } from '../home-data.ts'

/** Returns a function that likes or follows all of these that the reader doesn't yet, with one toast that undoes it. */
export function useFollowAll(suggestions: readonly Suggestion[]) {
  const toast = useToast()
  const reactions = {
    facility: useReactions(kinds.facility),
    destination: useReactions(kinds.destination),
    organization: useReactions(kinds.organization),
  }
  const isSuggested = (kind: string): kind is keyof typeof reactions => kind in reactions
  return () => {
    const added = suggestions.flatMap(({ kind, id }) =>
      isSuggested(kind) && reactions[kind].ids?.has(id) !== true
        ? [{ react: reactions[kind].react, id }]
        : [],
    )
    if (added.length === 0) return
    const reactToAll = (isOn: boolean) => {
      for (const { react, id } of added) void react({ id, isOn, isQuiet: true })
    }
    reactToAll(true)
    toast.success(`${counted(added.length, 'page')} added to your home page.`, {
      action: { label: 'Undo', onPress: () => reactToAll(false) },
    })
  }
}
