import { useCallback, useEffect, useId } from 'react'
import { useBeforeUnload, useBlocker } from 'react-router'
import { create } from 'zustand'
import { useConfirm } from '../components/overlays/confirm.tsx'

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

interface Unsaved {
  /** Open editors with unsaved changes, each with a sentence on what leaving does to them. */
  editors: readonly { id: string; loss: string }[]
}

const useUnsaved = create<Unsaved>()(() => ({ editors: [] }))

function markUnsaved(id: string, loss: string): () => void {
  useUnsaved.setState(({ editors }) => ({ editors: [...editors, { id, loss }] }))
  return () => useUnsaved.setState(({ editors }) => ({ editors: editors.filter((other) => other.id !== id) }))
}

/** Skips the confirmation after the edited profile was deleted. */
export const forgetUnsaved = () => useUnsaved.setState({ editors: [] })
