/** A day as the server counts them, as YYYY-MM-DD. Negative for the past. */
export const dayFromToday = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
