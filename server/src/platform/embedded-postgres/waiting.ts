import { setTimeout as pause } from 'node:timers/promises'

const betweenLooksMs = 10

/** Looks every 10 ms until `seen` is true; false when `patienceMs` ran out first. */
export async function waitUntil(seen: () => boolean, patienceMs = Infinity): Promise<boolean> {
  const givesUpAt = performance.now() + patienceMs
  while (!seen()) {
    if (performance.now() >= givesUpAt) return false
    await pause(betweenLooksMs)
  }
  return true
}
