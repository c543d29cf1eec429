import type { ReactNode } from 'react'
import { reasonOf } from '../api/problem.ts'
import { ErrorState } from '../components/display/error-state.tsx'
import { Skeleton } from '../components/display/skeleton.tsx'
import styles from './page.module.css'

interface LoadedProps<T> {
  query: {
    data: T | undefined
    error: Error | null
    isFetching: boolean
    refetch: () => Promise<unknown>
  }
  /** If the query failed. */
  errorTitle?: string
  /** Of the final size, if that is known. */
  skeleton?: ReactNode
  children: (data: T) => ReactNode
}

/** The result of a query, its skeleton, or its error with a retry. Data that was loaded before outlives an error. */
export function Loaded<T>({
  query,
  errorTitle,
  skeleton = <Skeleton look="block" className={styles.waiting} />,
  children,
}: LoadedProps<T>) {
  const { data, error, refetch, isFetching } = query
  if (data !== undefined) return children(data)
  if (error === null)
    return (
      <div aria-busy="true">
        <span className="sr" aria-live="polite">
          Loading
        </span>
        {skeleton}
      </div>
    )
  return (
    <ErrorState
      title={errorTitle}
      detail={reasonOf(error)}
      onRetry={() => void refetch()}
      isRetrying={isFetching}
    />
  )
}
