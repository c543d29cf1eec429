/** Part of every random key, so that another seed gives another catalogue. */
export const seed = 'demo-1'

/** The last day of the demo world. Only boosts are later, as they follow the real calendar. */
export const worldDay = Date.UTC(2026, 8, 1)

export const dayLength = 86_400_000

export const instant = (at: number) => new Date(at).toISOString()

export const calendarDate = (at: number) => instant(at).slice(0, 10)
