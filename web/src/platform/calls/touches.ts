import type { QueryClient } from '@tanstack/react-query'
import { isTouched, type Touch } from './call-key.ts'
import type { Named } from './calls.ts'

/** A hand-kept key of something that a write changes, until its area is carried over. */
interface OldKey {
  key: readonly unknown[]
}

/** Operations, parts of their tree, or either of one owner. */
export type Touched = Named | Touch | OldKey

// Named operations have no properties of their own but their path.
const isOldKey = (touched: Touched): touched is OldKey => 'key' in touched
const isOfOwner = (touched: Named | Touch): touched is Touch => 'owner' in touched

/** Fetches again what is shown of these, and the rest when it is shown. For writes that don't use `useWrite` yet, too. */
export async function refetchTouched(
  client: QueryClient | undefined,
  touches: readonly Touched[],
): Promise<void> {
  if (client === undefined || touches.length === 0) return
  const named = touches.flatMap((touched): { call: Named; owner?: string }[] => {
    if (isOldKey(touched)) return []
    return [isOfOwner(touched) ? touched : { call: touched }]
  })
  await Promise.all([
    client.invalidateQueries({
      predicate: ({ queryKey }) => named.some((touch) => isTouched(queryKey, touch)),
    }),
    ...touches.filter(isOldKey).map(({ key }) => client.invalidateQueries({ queryKey: key })),
  ])
}
