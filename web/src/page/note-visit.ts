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

declare global {
  interface WindowEventMap {
    'visit-noted': CustomEvent<NotedVisit>
    'page-found': CustomEvent<FoundPage>
  }
}

/** Counts it for the page's team, if the code that does is loaded: it comes last, and not where the operator has switched it off. */
export const noteVisit = (action: VisitAction, profileId: string) =>
  void dispatchEvent(new CustomEvent<NotedVisit>('visit-noted', { detail: { action, profileId } }))

export const noteFound = (path: string, source: VisitSource) =>
  void dispatchEvent(new CustomEvent<FoundPage>('page-found', { detail: { path, source } }))
