import type { ReactNode } from 'react'
import { ErrorState } from '../components/display/error-state.tsx'
import { useLazy } from '../components/use-lazy.ts'
import { RequestSkeleton } from './request-skeleton.tsx'

interface LazyPartProps<T extends object> {
  load: () => Promise<T>
  children: (part: T) => ReactNode
}

/** The content of a page whose code loads apart from the first load. */
export function LazyPart<T extends object>({ load, children }: LazyPartProps<T>) {
  const { part, hasFailed, retry } = useLazy(load, true)
  if (part) return children(part)
  return hasFailed ? <ErrorState onRetry={retry} /> : <RequestSkeleton />
}
