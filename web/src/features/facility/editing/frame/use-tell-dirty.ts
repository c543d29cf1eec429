import { useEffect } from 'react'

/** Tells the frame around a form whether the form holds something not saved. `onDirty` stays the same. */
export function useTellDirty(isDirty: boolean, onDirty: (isDirty: boolean) => void) {
  useEffect(() => {
    onDirty(isDirty)
    return () => onDirty(false)
  }, [isDirty, onDirty])
}
