import type { Api } from '@app/contract/api.ts'
import type { ReactNode } from 'react'
import { useApi } from '../../../api/use-api.ts'
import { Button } from '../../../components/actions/button.tsx'
import type { EditorProps } from '../../profile-page.ts'
import { Loaded } from '../../../page/loaded.tsx'

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
