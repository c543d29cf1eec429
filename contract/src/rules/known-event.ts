/** What a link says of an event before its request is written. */
export interface KnownEvent {
  event?: string | undefined
  /** In a few sentences. */
  about?: string | undefined
  sport?: string | undefined
  from?: string | undefined
  to?: string | undefined
  space?: string | undefined
  count?: number | undefined
  people?: number | undefined
}

/** Writes an event as a query for the form of a new request. Empty if nothing is known. */
export const knownEventQuery = (event: KnownEvent): string =>
  new URLSearchParams(
    Object.entries(event).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  ).toString()
