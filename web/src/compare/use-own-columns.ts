import { useSession } from '../api/session.ts'
import { useApi } from '../api/use-api.ts'
import { kinds, mainKind, type KindFacts } from '../kind/registry.ts'
import type { ComparePage } from './load-comparison.server.ts'

interface OwnColumns {
  page: ComparePage
  /** Whether profiles that are gone for visitors are being loaded as the reader. */
  isChecking: boolean
  hasFailed: boolean
  retry: () => void
}

/** The page with the hidden profiles that the reader may see. The server renders it as for a visitor. */
export function useOwnColumns(page: ComparePage): OwnColumns {
  const isSignedIn = useSession(({ status }) => status === 'signed-in')
  const kind: KindFacts = page.kind === undefined ? mainKind : kinds[page.kind]
  const ids = page.columns.map(({ id }) => id)
  const enabled = isSignedIn && page.columns.some(({ isGone }) => isGone)
  const { data, isError, isFetching, refetch } = useApi(
    ['comparison', kind.name, ids],
    async (api) => (await import('./build-comparison.ts')).buildComparison(kind, api, ids),
    { enabled },
  )
  return {
    page: enabled && data ? { ...page, ...data } : page,
    isChecking: enabled && data === undefined && !isError,
    hasFailed: enabled && data === undefined && isError && !isFetching,
    retry: () => void refetch(),
  }
}
