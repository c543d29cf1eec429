import { notifyManager, QueryClient, QueryObserver } from '@tanstack/react-query'

/** TanStack Query, in a file of its own that visitors don't load. */
export const createQueries = () => ({
  // Without a connection, they fail rather than wait: a page says so then, and loads when it is back.
  client: new QueryClient({
    defaultOptions: {
      queries: { staleTime: 30_000, retry: 1, networkMode: 'always', refetchOnReconnect: true },
    },
  }),
  QueryObserver,
  notifyManager,
})
