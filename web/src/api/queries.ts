import { notifyManager, QueryClient, QueryObserver } from '@tanstack/react-query'
import { isRefusal } from './problem.ts'

/** TanStack Query, in a file of its own that visitors don't load. */
export const createQueries = () => ({
  // Without a connection, they fail rather than wait: a page says so then, and loads when it is back.
  client: new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        // A page that doesn't exist is said to be missing at once. The client itself waits for limits.
        retry: (failureCount, error) => failureCount < 1 && !isRefusal(error),
        networkMode: 'always',
        refetchOnReconnect: true,
      },
    },
  }),
  QueryObserver,
  notifyManager,
})
