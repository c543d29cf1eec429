import { useEffect, type ReactNode } from 'react'
import { useTransport } from '../platform/calls/transport.ts'
import { ErrorState } from '../components/display/error-state.tsx'

/** Renders its children once TanStack Query has loaded, for parts that use its own hooks. */
export function WithQueries({ fallback, children }: { fallback: ReactNode; children: ReactNode }) {
  const { queries, loadError, load } = useTransport()
  useEffect(() => {
    // A failure is in `loadError`.
    load().catch(() => undefined)
  }, [load])
  if (queries !== undefined) return children
  if (loadError === null) return fallback
  return (
    <div className="page section">
      <ErrorState onRetry={() => void load().catch(() => undefined)} />
    </div>
  )
}
