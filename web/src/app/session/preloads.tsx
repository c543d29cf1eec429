import { useQueries } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { homeLoadedKey } from '../../api/own-account.ts'
import { useLazyQueries } from '../../api/queries-provider.tsx'
import { useApi } from '../../api/use-api.ts'
import { preloadedKinds } from '../../kinds/preloaded-kinds.ts'
import { listQuery, ownList, savedList } from '../../page/profile-lists.ts'

/**
 * The specification's two groups of six lists: the reader's pages, and what they like and follow. They are refetched when the
 * marker of their group is invalidated. Home's own data comes first.
 */
export function Preloads() {
  const { queries, load } = useLazyQueries()
  const isHome = useLocation().pathname === '/home'
  const { data: isHomeLoaded } = useApi(homeLoadedKey, async () => true, { enabled: false })
  useEffect(() => {
    // The lists show their failure where they are shown.
    load().catch(() => undefined)
  }, [load])
  if (queries === undefined || (isHome && isHomeLoaded === undefined)) return null
  return <Lists />
}

function Lists() {
  useQueries({ queries: preloadedKinds.map((kind) => listQuery(ownList, kind, 1)) })
  useQueries({ queries: preloadedKinds.map((kind) => listQuery(savedList, kind, 1)) })
  return null
}
