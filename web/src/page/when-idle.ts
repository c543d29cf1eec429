/** Runs work once the page has nothing else to do, at the latest after some seconds. */
export const whenIdle = (work: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(work, { timeout: 8000 }) : setTimeout(work, 4000)
