import type { Api } from '@app/contract/api.ts'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { reasonOf } from '../../../api/problem.ts'
import { useApi } from '../../../api/use-api.ts'
import { Button } from '../../../components/button.tsx'
import { ErrorState } from '../../../components/error-state.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import type { EditorProps } from '../../profile-page.ts'
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

interface OpeningProps<T> extends Pick<EditorProps, 'profile' | 'close'> {
  /** Name of the editor. */
  name: string
  load: (api: Api, signal: AbortSignal) => Promise<T>
  children: (opened: T) => ReactNode
}

/** Loads what an editor edits, each time it opens. Nothing refetches it while someone is typing. */
export function Opening<T>({ profile, close, name, load, children }: OpeningProps<T>) {
  const query = useApi(['edited', profile.id, name], load, { gcTime: 0, staleTime: Infinity })
  return (
    <>
      <Loaded query={query} errorTitle="The editor did not open.">
        {children}
      </Loaded>
      {query.error !== null && query.data === undefined && (
        <Button variant="quiet" onClick={close}>
          Close
        </Button>
      )}
    </>
  )
}
