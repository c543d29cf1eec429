import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { reasonOf } from '../../../api/problem.ts'
import { ErrorState } from '../../../components/display/error-state.tsx'
import { Skeleton } from '../../../components/display/skeleton.tsx'
import styles from './editor-frame.module.css'

interface LoadedProps<T> {
  query: Pick<UseQueryResult<T>, 'data' | 'error' | 'isFetching'> & { refetch: () => Promise<unknown> }
  /** If the query failed. */
  errorTitle: string
  children: (data: T) => ReactNode
}

/** The result of a query, its skeleton, or its error with a retry. */
export function Loaded<T>({ query, errorTitle, children }: LoadedProps<T>) {
  const { data, error, refetch, isFetching } = query
  if (data !== undefined) return children(data)
  if (error === null)
    return (
      <div aria-busy="true">
        <span className="sr" aria-live="polite">
          Loading
        </span>
        <Skeleton look="block" className={styles.waiting} />
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
