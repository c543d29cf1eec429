import type { ProfileKindName } from '@app/contract/owners.ts'
import type { VisitAction, VisitSource } from '@app/contract/visits/visits.ts'

/** What somebody has done with a page. */
export interface NotedVisit {
  action: VisitAction
  profileId: string
}

/** A path that is about to be opened, and where it was found if not on this page. */
export interface FoundPage {
  path: string
  source: VisitSource
}

/** What a market shows, by the fields of its filter. */
export interface NotedSearch {
  kind: ProfileKindName
  filter: object
}

declare global {
  interface WindowEventMap {
    'visit-noted': CustomEvent<NotedVisit>
    'page-found': CustomEvent<FoundPage>
    'search-noted': Event
  }
}

/** Counts it for the page's team, if the code that does is loaded: it comes last, and not where the operator has switched it off. */
export const noteVisit = (action: VisitAction, profileId: string) =>
  void dispatchEvent(new CustomEvent<NotedVisit>('visit-noted', { detail: { action, profileId } }))

export const noteFound = (path: string, source: VisitSource) =>
  void dispatchEvent(new CustomEvent<FoundPage>('page-found', { detail: { path, source } }))

let shown: NotedSearch | undefined

/** The last one, also if the code that counts wasn't loaded. */
export const shownSearch = () => shown

export function noteSearch(search: NotedSearch) {
  shown = search
  dispatchEvent(new Event('search-noted'))
}
