/** In ms. */
const refreshInterval = 1_800_000

/** Fetches a new access token every 30 minutes. Returns a function that stops it. */
export function keepTokenFresh(token: (options: { isFresh: true }) => Promise<unknown>): () => void {
  const timer = setInterval(() => void token({ isFresh: true }), refreshInterval)
  return () => clearInterval(timer)
}
