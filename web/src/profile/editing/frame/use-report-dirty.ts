import { useEffect } from 'react'

/** Reports to the parent whether a form has unsaved changes. `onDirty` must be stable. */
export function useReportDirty(isDirty: boolean, onDirty: (isDirty: boolean) => void) {
  useEffect(() => {
    onDirty(isDirty)
    return () => onDirty(false)
  }, [isDirty, onDirty])
}
