/** In ms. */
const pollInterval = 600_000

/**
 * Calls `poll` every 10 minutes while the page has the focus. A poll that is due without it waits for the focus. Returns a
 * function that stops it.
 */
export function pollInFocus(poll: () => unknown): () => void {
  const stopping = new AbortController()
  let isDue = false
  const run = () => {
    isDue = !document.hasFocus()
    if (!isDue) void poll()
  }
  const timer = setInterval(run, pollInterval)
  window.addEventListener('focus', () => isDue && run(), { signal: stopping.signal })
  return () => {
    clearInterval(timer)
    stopping.abort()
  }
}
