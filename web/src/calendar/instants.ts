// Apart from `place-clock.ts`, which public pages load first.

export const minuteMs = 60_000
export const hourMs = 60 * minuteMs
export const dayMs = 24 * hourMs

export const iso = (ms: number) => new Date(ms).toISOString()
