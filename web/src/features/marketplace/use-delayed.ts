import { useEffect, useState } from 'react'

/** Whether something holds and has held for some time, in milliseconds. */
export function useDelayed(condition: boolean, patience: number): boolean {
  const [isLong, setIsLong] = useState(false)
  useEffect(() => {
    if (!condition) return undefined
    const timer = setTimeout(() => setIsLong(true), patience)
    return () => {
      clearTimeout(timer)
      setIsLong(false)
    }
  }, [condition, patience])
  return condition && isLong
}
