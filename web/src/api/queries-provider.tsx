import { QueryClientContext } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { TransportContext, type Queries, type Transport } from '../platform/calls/transport.ts'
import { loadClient } from './load-api.ts'
import { useSession } from './session.ts'

/** The store, without its hook. */
const session: Transport['session'] = useSession

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
    const started = import('./queries.ts').then((loaded) => loaded.createQueries())
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

  const value = useMemo(() => ({ queries, loadError, load, loadClient, session }), [queries, loadError, load])
  return (
    <TransportContext value={value}>
      <QueryClientContext value={queries?.client}>{children}</QueryClientContext>
    </TransportContext>
  )
}
