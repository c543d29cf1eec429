import { useEffect, useEffectEvent, useState } from 'react'

export interface Late<Part> {
  /** Undefined until it is here; it then stays, as a dialog on its way out has to. */
  part: Part | undefined
  hasFailed: boolean
  retry: () => void
}

/**
 * A part of the page whose code comes once it is wanted. One that does not come, after a lost connection or a new
 * release, takes nothing of the page with it: it is asked for again when it is wanted again, or on `retry`.
 */
export function useLate<Part>(
  load: () => Promise<Part>,
  isWanted: boolean,
  onFailed: () => void = () => {},
): Late<Part> {
  const [loaded, setLoaded] = useState<{ part: Part }>()
  const [hasFailed, setFailed] = useState(false)
  if (hasFailed && !isWanted) setFailed(false)
  const failed = useEffectEvent(onFailed)
  const isDue = isWanted && loaded === undefined && !hasFailed
  useEffect(() => {
    if (!isDue) return undefined
    let isGone = false
    const bring = async () => {
      try {
        const part = await load()
        if (!isGone) setLoaded({ part })
      } catch {
        if (isGone) return
        setFailed(true)
        failed()
      }
    }
    void bring()
    return () => {
      isGone = true
    }
  }, [isDue, load])
  return { part: loaded?.part, hasFailed, retry: () => setFailed(false) }
}
