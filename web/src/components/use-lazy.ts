import { useEffect, useEffectEvent, useState } from 'react'

export interface Lazy<Part> {
  /** Undefined until loaded. It then stays, because a dialog that closes still needs it. */
  part: Part | undefined
  hasFailed: boolean
  retry: () => void
}

/** Loads code when it is wanted. After a failure, it retries when the code is wanted again, or on `retry`. */
export function useLazy<Part>(
  load: () => Promise<Part>,
  isWanted: boolean,
  onFailed: () => void = () => {},
): Lazy<Part> {
  const [loaded, setLoaded] = useState<{ part: Part }>()
  const [hasFailed, setHasFailed] = useState(false)
  if (hasFailed && !isWanted) setHasFailed(false)
  const reportFailure = useEffectEvent(onFailed)
  const isDue = isWanted && loaded === undefined && !hasFailed
  useEffect(() => {
    if (!isDue) return undefined
    let isCanceled = false
    load().then(
      (part) => !isCanceled && setLoaded({ part }),
      () => {
        if (isCanceled) return
        setHasFailed(true)
        reportFailure()
      },
    )
    return () => {
      isCanceled = true
    }
  }, [isDue, load])
  return { part: loaded?.part, hasFailed, retry: () => setHasFailed(false) }
}
