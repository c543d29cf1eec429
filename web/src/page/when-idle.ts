/** Runs work once the page has nothing else to do, at the latest after some seconds. Returns a function that cancels it. */
export function whenIdle(work: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const callback = requestIdleCallback(work, { timeout: 8000 })
    return () => cancelIdleCallback(callback)
  }
  const timer = setTimeout(work, 4000)
  return () => clearTimeout(timer)
}
