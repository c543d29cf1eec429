import { create } from 'zustand'

interface Unsaved {
  editors: readonly string[]
}

/** The open editors that hold something not saved yet, by ids of their own. */
export const useUnsaved = create<Unsaved>()(() => ({ editors: [] }))

export function markUnsaved(editor: string): () => void {
  useUnsaved.setState(({ editors }) => ({ editors: [...editors, editor] }))
  return () =>
    useUnsaved.setState(({ editors }) => ({ editors: editors.filter((other) => other !== editor) }))
}

/** For when what was edited is gone: nobody is asked about it any more. */
export const forgetUnsaved = () => useUnsaved.setState({ editors: [] })
