import { mostSearched } from '@app/contract/visits/visits.ts'
import { shownSearch } from '../page/note-visit.ts'
import type { NewSearch } from './visit-queue.ts'

/** Somebody who goes on at once didn't look at what was found. */
const readMs = 1000

interface SpaceFilter {
  name?: unknown
  sport?: unknown
  surface?: unknown
  location?: unknown
}
const isSpace = (field: string, value: unknown): value is SpaceFilter =>
  field === 'space' && typeof value === 'object' && value !== null

/** The filters of a search with their values. Words, numbers, places and days are told without what they are. */
export function filtersOf(filter: object): NewSearch['filters'] {
  const filters = Object.entries(filter).flatMap(([field, value]: [string, unknown]) => {
    if (value === undefined) return []
    // It has filters of its own, beside how many there must be.
    if (isSpace(field, value)) {
      const { name, sport, surface, location } = value
      return filtersOf({ spaceType: name, sports: sport, surface, location })
    }
    return valuesOf(value).map((text) => ({ field, value: field === 'text' ? '' : text }))
  })
  return filters.slice(0, mostSearched)
}

const valuesOf = (value: unknown): string[] =>
  Array.isArray(value)
    ? value.flatMap(valuesOf)
    : [typeof value === 'string' && value.length <= 100 ? value : '']

/** Calls `add` with what people look for in markets. Returns a function that ends it. */
export function watchSearches(add: (search: NewSearch) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  function wait() {
    clearTimeout(timer)
    const search = shownSearch()
    if (search === undefined) return
    const { pathname } = location
    timer = setTimeout(() => {
      const filters = filtersOf(search.filter)
      const isLookedAt = location.pathname === pathname && document.visibilityState === 'visible'
      if (filters.length > 0 && isLookedAt) add({ kind: search.kind, filters })
    }, readMs)
  }
  addEventListener('search-noted', wait)
  wait()
  return () => {
    clearTimeout(timer)
    removeEventListener('search-noted', wait)
  }
}
