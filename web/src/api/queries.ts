import { notifyManager, QueryClient, QueryObserver } from '@tanstack/react-query'

/** TanStack Query, in a file of its own that visitors don't load. */
export const createQueries = () => ({
  client: new QueryClient({ defaultOptions: { queries: { staleTime: 30_000, retry: 1 } } }),
  QueryObserver,
  notifyManager,
})
