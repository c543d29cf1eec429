import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { reasonOf } from '../../../api/problem.ts'
import { useToast } from '../../../components/toaster.tsx'
import type { StoredFile } from '../../profile-page.ts'
import { sortFiles, type FileOwner } from './file-calls.ts'
import { inOrder } from './file-order.ts'

/** File order with optimistic updates: rolls back if the server rejects the new order. */
export function useFileOrder(owner: FileOwner, files: readonly StoredFile[], refresh: () => Promise<void>) {
  const [wanted, setWanted] = useState<readonly string[]>()
  const next = useRef<readonly string[]>(undefined)
  const isSaving = useRef(false)
  const toast = useToast()

  /** One call at a time. Of several changes during a call, only the last is saved. */
  async function save() {
    if (isSaving.current) return
    isSaving.current = true
    try {
      while (next.current !== undefined) {
        const ids = next.current
        next.current = undefined
        await sortFiles(owner, ids)
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
      // Synchronous, so that the caller can restore the focus.
      flushSync(() => setWanted(ids))
      next.current = ids
      void save()
    },
  }
}
