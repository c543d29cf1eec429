import { setTimeout as sleep } from 'node:timers/promises'

const pollIntervalMs = 10

/** Polls until `condition` is true. Returns false on timeout. */
export async function waitUntil(condition: () => boolean, timeoutMs = Infinity): Promise<boolean> {
  const deadline = performance.now() + timeoutMs
  while (!condition()) {
    if (performance.now() >= deadline) return false
    await sleep(pollIntervalMs)
  }
  return true
}
