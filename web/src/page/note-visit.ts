import type { VisitAction } from '@app/contract/visits/visits.ts'

/** What somebody has done with a page. */
export interface NotedVisit {
  action: VisitAction
  profileId: string
}

declare global {
  interface WindowEventMap {
    'visit-noted': CustomEvent<NotedVisit>
  }
}

/** Counts it for the page's team, if the code that does is loaded: it comes last, and not where the operator has switched it off. */
export const noteVisit = (action: VisitAction, profileId: string) =>
  void dispatchEvent(new CustomEvent<NotedVisit>('visit-noted', { detail: { action, profileId } }))
