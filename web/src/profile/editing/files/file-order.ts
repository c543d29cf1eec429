import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { loadApi } from '../../../api/load-api.ts'
import { ApiProblem, reasonOf } from '../../../api/problem.ts'
import { useToast } from '../../../components/overlays/toaster.tsx'
import type { FileOwner } from '../../../kind/uploads.ts'
import type { StoredFile } from '../../profile-page.ts'
import { filesOf, listFiles } from './file-calls.ts'

/** Sorts files by ids. Files without an id in the list come last, in their order. */
export function inOrder<T extends { id: string }>(files: readonly T[], ids: readonly string[]): T[] {
  const place = new Map(ids.map((id, index) => [id, index]))
  const placeOf = ({ id }: T) => place.get(id) ?? ids.length
  return files.toSorted((a, b) => placeOf(a) - placeOf(b))
}

/** Moves one id by a number of places, at most to the ends. */
export function moved(ids: readonly string[], id: string, by: number): string[] {
  const from = ids.indexOf(id)
  const to = Math.min(Math.max(0, from + by), ids.length - 1)
  return from === -1 ? [...ids] : ids.toSpliced(from, 1).toSpliced(to, 0, id)
}

/** Saves the order. If files were added or removed in the meantime, the added ones go to the end. */
async function sortFiles(owner: FileOwner, ids: readonly string[]) {
  const api = await loadApi()
  const files = filesOf(api, owner)
  const { ownerId } = owner
  try {
    await files.sort({ ownerId, data: [...ids] })
  } catch (error) {
    if (!(error instanceof ApiProblem && error.status === 400)) throw error
    const { items: present } = await listFiles(api, owner)
    await files.sort({ ownerId, data: inOrder(present, ids).map(({ id }) => id) })
  }
}

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
