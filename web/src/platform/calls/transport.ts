import type { Api } from '@app/contract/api.ts'
import type { notifyManager, QueryClient, QueryObserver } from '@tanstack/react-query'
import { createContext, use } from 'react'
import type { Person, SessionState } from '../../session/session-state.ts'

/** TanStack Query, once it has loaded. */
export interface Queries {
  client: QueryClient
  QueryObserver: typeof QueryObserver
  notifyManager: typeof notifyManager
}

/** Who calls, and when that may have changed. */
interface CallerStore {
  getState(): Pick<SessionState, 'status'> & { person: Pick<Person, 'subject'> | null }
  subscribe(listener: () => void): () => void
}

/** Why a call failed, for people. */
export interface Failure {
  /** A sentence. */
  reason: string
  /** Of the response. Undefined if there was none. */
  status: number | undefined
  /** Sentences about invalid fields, by the names of the fields. */
  fields: ReadonlyMap<string, string>
}

/** The API's client, and what explains its failures. */
interface Client {
  api: Api
  failureOf(error: unknown): Failure
}

/** What calls need from above: the API's client and the cache, each of which is loaded with the first call, and the session. */
export interface Transport {
  /** Undefined until loaded. */
  queries: Queries | undefined
  loadError: Error | null
  load(): Promise<Queries>
  loadClient(): Promise<Client>
  session: CallerStore
}

export const TransportContext = createContext<Transport | undefined>(undefined)

export function useTransport(): Transport {
  const transport = use(TransportContext)
  if (transport === undefined) throw new Error('No QueriesProvider.')
  return transport
}
