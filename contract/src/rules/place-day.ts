/** Where days end last: a place whose time zone isn't known may be there. */
const lastZone = 'Etc/GMT+12'

/** The Swedish format of dates is YYYY-MM-DD. */
const dayIn = (timeZone: string, now: Date) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(now)

/**
 * Today at a place, such as 2027-03-14. Days of an event, its deadlines among them, end by its place's clock, as
 * `derived.day_in` has it in the database.
 */
export function placeDay(timeZone: string | null, now = new Date()): string {
  try {
    return dayIn(timeZone ?? lastZone, now)
  } catch {
    // This browser doesn't know the zone.
    return dayIn(lastZone, now)
  }
}
