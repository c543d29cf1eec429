import { useCallback, useEffect, useRef } from 'react'

/** A handler that stays the same while what it calls changes, so that a hundred markers need not be drawn anew. */
export function useStable<Value>(handler: (value: Value) => void): (value: Value) => void {
  const latest = useRef(handler)
  useEffect(() => {
    latest.current = handler
  }, [handler])
  return useCallback((value) => latest.current(value), [])
}
