/** Part of every random key: another seed is another catalogue. */
export const seed = 'demo-1'

/** The day the demo world stands at. Nothing in it is younger but the boosts, which follow the real calendar. */
export const worldDay = Date.UTC(2026, 8, 1)

export const dayLength = 86_400_000

export const instant = (at: number) => new Date(at).toISOString()
