import { useCallback, useEffect, useId } from 'react'
import { useBeforeUnload, useBlocker } from 'react-router'
import { useConfirm } from '../../../components/confirm.tsx'
import { markUnsaved, useUnsaved } from './unsaved.ts'

/** What leaving does to changes that `useDraft` stores. */
export const draftLoss =
  'Your changes are not saved. They are kept in this tab and offered when you come back to edit.'

/** Asks before leaving the page with unsaved changes. `loss` describes what leaving does to them. */
export function LeaveGuard({ loss }: { loss: string | undefined }) {
  const id = useId()
  useEffect(() => (loss === undefined ? undefined : markUnsaved(id, loss)), [id, loss])
  // The router supports one blocker at a time, so the first editor asks for all.
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
