import { QueryClientContext } from '@tanstack/react-query'
import { createContext, use, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import type { createQueries } from './queries.ts'

export type Queries = ReturnType<typeof createQueries>

interface LazyQueries {
  /** Undefined until loaded. */
  queries: Queries | undefined
  loadError: Error | null
  load(): Promise<Queries>
}

const LazyQueriesContext = createContext<LazyQueries | undefined>(undefined)

/**
 * Provides TanStack Query, which is loaded with the first query: a visitor's first page has none. Pages aren't remounted
 * when it arrives. `useQueryClient` and `useMutation` may only be used in parts that are mounted after a `useApi` has data.
 */
export function QueriesProvider({ children }: { children: ReactNode }) {
  const [queries, setQueries] = useState<Queries>()
  const [loadError, setLoadError] = useState<Error | null>(null)
  const loading = useRef<Promise<Queries>>(undefined)

  const [load] = useState(() => () => {
    if (loading.current !== undefined) return loading.current
    setLoadError(null)
    const started = import('./queries.ts').then(({ createQueries }) => createQueries())
    loading.current = started
    started.then(setQueries, (error: Error) => {
      loading.current = undefined
      setLoadError(error)
    })
    return started
  })

  useEffect(() => {
    queries?.client.mount()
    return () => queries?.client.unmount()
  }, [queries])

  const value = useMemo(() => ({ queries, loadError, load }), [queries, loadError, load])
  return (
    <LazyQueriesContext value={value}>
      <QueryClientContext value={queries?.client}>{children}</QueryClientContext>
    </LazyQueriesContext>
  )
}

export function useLazyQueries(): LazyQueries {
  const lazy = use(LazyQueriesContext)
  if (lazy === undefined) throw new Error('useLazyQueries requires a QueriesProvider.')
  return lazy
}
