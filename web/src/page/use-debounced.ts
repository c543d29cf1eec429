import { useEffect, useState } from 'react'

/** A value once it has been stable for so many ms. An object must keep its identity while its content is equal. */
export function useDebounced<T>(value: T, ms: number): T {
  const [stable, setStable] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setStable(value), ms)
    return () => clearTimeout(timer)
  }, [value, ms])
  return stable
}
