import { create } from 'zustand'

interface Unsaved {
  /** Open editors with unsaved changes, each with a sentence on what leaving does to them. */
  editors: readonly { id: string; loss: string }[]
}

export const useUnsaved = create<Unsaved>()(() => ({ editors: [] }))

export function markUnsaved(id: string, loss: string): () => void {
  useUnsaved.setState(({ editors }) => ({ editors: [...editors, { id, loss }] }))
  return () => useUnsaved.setState(({ editors }) => ({ editors: editors.filter((other) => other.id !== id) }))
}

/** Skips the confirmation after the edited profile was deleted. */
export const forgetUnsaved = () => useUnsaved.setState({ editors: [] })
