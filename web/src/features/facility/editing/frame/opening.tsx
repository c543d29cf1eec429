import type { Api } from '@app/contract/api.ts'
import type { ReactNode } from 'react'
import { reasonOf } from '../../../../api/problem.ts'
import { useApi } from '../../../../api/use-api.ts'
import { Button } from '../../../../components/button.tsx'
import { ErrorState } from '../../../../components/error-state.tsx'
import { Skeleton } from '../../../../components/skeleton.tsx'
import type { EditorProps } from '../../editing-seam.ts'
import styles from './editor-frame.module.css'

export interface OpeningProps<T> extends Pick<EditorProps, 'facility' | 'close'> {
  /** Of the editor, which is told apart by it. */
  name: string
  load: (api: Api, signal: AbortSignal) => Promise<T>
  children: (opened: T) => ReactNode
}

/** Reads what is to be edited as it is now. It is read anew by every opening, and by nothing else while somebody types. */
export function Opening<T>({ facility, close, name, load, children }: OpeningProps<T>) {
  const { data, error, refetch, isFetching } = useApi(['edited', facility.id, name], load, {
    gcTime: 0,
    staleTime: Infinity,
  })
  if (data !== undefined) return children(data)
  if (error === null) {
    return (
      <div aria-busy="true">
        <span className="sr" aria-live="polite">
          Opening the editor
        </span>
        <Skeleton look="block" className={styles.waiting} />
      </div>
    )
  }
  return (
    <>
      <ErrorState
        title="The editor did not open."
        detail={reasonOf(error)}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
      <Button variant="quiet" onClick={close}>
        Close
      </Button>
    </>
  )
}
