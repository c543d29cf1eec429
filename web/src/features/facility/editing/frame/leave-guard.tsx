import { useCallback, useEffect, useId } from 'react'
import { useBeforeUnload, useBlocker } from 'react-router'
import { useConfirm } from '../../../../components/confirm.tsx'
import { markUnsaved, useUnsaved } from './unsaved.ts'

/** Asks before the page is left while something in it is not saved. */
export function LeaveGuard({ isDirty }: { isDirty: boolean }) {
  const id = useId()
  useEffect(() => (isDirty ? markUnsaved(id) : undefined), [id, isDirty])
  // The router takes one blocker at a time, so of several editors the first one asks for all.
  const isFirst = useUnsaved(({ editors }) => editors[0] === id)
  return isFirst && <Warning />
}

function Warning() {
  const confirm = useConfirm()
  useBeforeUnload(useCallback((event) => event.preventDefault(), []))
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    const ask = async () => {
      const outcome = await confirm({
        title: 'Leave without saving?',
        text: 'Your changes are not saved. They are kept in this tab and offered when you come back to edit.',
        confirmText: 'Leave',
        cancelText: 'Stay',
      })
      if (outcome === 'confirmed') blocker.proceed()
      else blocker.reset()
    }
    void ask()
  }, [blocker, confirm])
  return null
}
