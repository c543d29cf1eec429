/** What is in the form, as its fields have it. */
export interface ReviewFields {
  rating: string
  title: string
  text: string
}

const keyOf = (facilityId: string) => `review of ${facilityId}`

const isFields = (kept: unknown): kept is ReviewFields =>
  typeof kept === 'object' &&
  kept !== null &&
  ['rating', 'title', 'text'].every((name) => typeof Reflect.get(kept, name) === 'string')

/** A review that was begun and neither sent nor given up, in this tab. */
export function keptReview(facilityId: string): ReviewFields | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(facilityId)) ?? 'null')
    return isFields(kept) ? kept : undefined
  } catch {
    return undefined
  }
}

export function keepReview(facilityId: string, fields: ReviewFields) {
  try {
    sessionStorage.setItem(keyOf(facilityId), JSON.stringify(fields))
  } catch {
    // Without storage a draft lasts as long as the page.
  }
}

export function dropReview(facilityId: string) {
  try {
    sessionStorage.removeItem(keyOf(facilityId))
  } catch {
    // As above.
  }
}
