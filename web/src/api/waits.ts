import { dismissToast } from '../components/overlays/shown-toasts.ts'
import { toasts } from '../components/overlays/toaster.tsx'

const topic = 'A call waits'
/** In seconds. Shorter waits are over before anybody has read of them. */
const shortest = 2
/** In ms. The calls of a page that wait at once are told as one. */
const closest = 1000

const waits = new Set<{ end: number }>()

/** Says on the page that a call waits and goes on by itself. Returns what ends that. */
export function tellWait(status: number, seconds: number): () => void {
  if (seconds < shortest) return () => undefined
  const wait = { end: performance.now() + seconds * 1000 }
  if ([...waits].every(({ end }) => end + closest < wait.end)) {
    const reason = status === 429 ? 'There were too many requests in a short time.' : 'The server is busy.'
    const text = `${reason} This goes on by itself in ${Math.round(seconds)} seconds.`
    toasts.show?.({ tone: 'warning', topic, seconds, text })
  }
  waits.add(wait)
  return () => {
    waits.delete(wait)
    if (waits.size === 0) dismissToast(topic)
  }
}
