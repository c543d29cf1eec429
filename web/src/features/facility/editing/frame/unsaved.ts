import { create } from 'zustand'

interface Unsaved {
  /** The open editors that hold something not saved, each with what leaving does to it, as sentences. */
  editors: readonly { id: string; loss: string }[]
}

export const useUnsaved = create<Unsaved>()(() => ({ editors: [] }))

export function markUnsaved(id: string, loss: string): () => void {
  useUnsaved.setState(({ editors }) => ({ editors: [...editors, { id, loss }] }))
  return () => useUnsaved.setState(({ editors }) => ({ editors: editors.filter((other) => other.id !== id) }))
}

/** For when what was edited is gone: nobody is asked about it any more. */
export const forgetUnsaved = () => useUnsaved.setState({ editors: [] })
