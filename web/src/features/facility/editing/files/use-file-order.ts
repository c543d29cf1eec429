import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { reasonOf } from '../../../../api/problem.ts'
import { useToast } from '../../../../components/toaster.tsx'
import type { FileKind, StoredFile } from './file-kind.ts'
import { sortFiles } from './file-calls.ts'
import { inOrder } from './file-order.ts'

/** The files in the order being given to them: shown at once, saved behind, undone where it is refused. */
export function useFileOrder(
  kind: FileKind,
  ownerId: string,
  files: readonly StoredFile[],
  refresh: () => Promise<void>,
) {
  const [wanted, setWanted] = useState<readonly string[]>()
  const next = useRef<readonly string[]>(undefined)
  const isSaving = useRef(false)
  const toast = useToast()

  /** One call after the other, and of those that pile up only the last. */
  async function save() {
    if (isSaving.current) return
    isSaving.current = true
    try {
      while (next.current !== undefined) {
        const ids = next.current
        next.current = undefined
        await sortFiles(kind, ownerId, ids)
      }
      await refresh()
    } catch (error) {
      next.current = undefined
      toast.error(`The order was not saved. ${reasonOf(error)}`)
    }
    isSaving.current = false
    if (next.current === undefined) setWanted(undefined)
    else await save()
  }

  return {
    ordered: wanted === undefined ? [...files] : inOrder(files, wanted),
    order(ids: readonly string[]) {
      // At once, so that whoever moved it can put the focus back where it was.
      flushSync(() => setWanted(ids))
      next.current = ids
      void save()
    },
  }
}
