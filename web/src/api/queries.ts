import { notifyManager, QueryClient, QueryObserver } from '@tanstack/react-query'
import { ApiProblem } from './problem.ts'

/** The server would refuse the same again: pages that don't exist are said to be missing at once. Limits are awaited by the client. */
const isRefusal = (error: unknown) => error instanceof ApiProblem && error.status < 500

/** TanStack Query, in a file of its own that visitors don't load. */
export const createQueries = () => ({
  // Without a connection, they fail rather than wait: a page says so then, and loads when it is back.
  client: new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (failureCount, error) => failureCount < 1 && !isRefusal(error),
        networkMode: 'always',
        refetchOnReconnect: true,
      },
    },
  }),
  QueryObserver,
  notifyManager,
})
