import { shownName } from './event-text.ts'

/** The sports of an event or a request in one text. Null if there is nothing to show. */
export function sportsText(sports: readonly string[]): string | null {
  return sports.length > 1 ? 'Multi Sport' : shownName(sports[0] ?? null)
}
