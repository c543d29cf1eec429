import { useEffect, useState } from 'react'

/** Milliseconds that a value has to stay as it is. */
const pause = 600

/** A value once it has stopped changing; an object is to be the same one as long as it says the same. */
export function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
