import type { QueryClient } from '@tanstack/react-query'

/** Refetches the lists of a refresh marker, also those that nobody looks at: they are preloaded. What other replies filled isn't refetched. */
export const refetchMarked = (client: QueryClient, marker: readonly string[]) =>
  client.invalidateQueries({
    queryKey: marker,
    refetchType: 'all',
    predicate: ({ options }) => options.queryFn !== undefined,
  })
