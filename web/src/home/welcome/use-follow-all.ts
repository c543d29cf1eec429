import { kinds } from '../../kinds/registry.ts'
import { useReactions } from '../../reactions/use-reactions.ts'
import type { Suggestion } from '../home-data.ts'

/** Returns a function that likes or follows all of these that the reader doesn't yet. */
export function useFollowAll(suggestions: readonly Suggestion[]) {
  const reactions = {
    facility: useReactions(kinds.facility),
    destination: useReactions(kinds.destination),
    organization: useReactions(kinds.organization),
  }
  const isSuggested = (kind: string): kind is keyof typeof reactions => kind in reactions
  return () => {
    for (const { kind, id } of suggestions)
      if (isSuggested(kind) && reactions[kind].ids?.has(id) !== true)
        void reactions[kind].react({ id, isOn: true })
  }
}
