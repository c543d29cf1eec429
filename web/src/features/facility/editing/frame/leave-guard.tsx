import { useCallback, useEffect, useId } from 'react'
import { useBeforeUnload, useBlocker } from 'react-router'
import { useConfirm } from '../../../../components/confirm.tsx'
import { markUnsaved, useUnsaved } from './unsaved.ts'

/** What becomes of changes that `useKeptDraft` keeps. */
export const keptLoss =
  'Your changes are not saved. They are kept in this tab and offered when you come back to edit.'

/** Asks before the page is left while something in it is not saved: `loss` says what leaving does to it. */
export function LeaveGuard({ loss }: { loss: string | undefined }) {
  const id = useId()
  useEffect(() => (loss === undefined ? undefined : markUnsaved(id, loss)), [id, loss])
  // The router takes one blocker at a time, so of several editors the first one asks for all.
  const isFirst = useUnsaved(({ editors }) => editors[0]?.id === id)
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
      const losses = new Set(useUnsaved.getState().editors.map(({ loss }) => loss))
      const outcome = await confirm({
        title: 'Leave without saving?',
        text: [...losses].join(' '),
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
