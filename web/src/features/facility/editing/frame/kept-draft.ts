import { useEffect, useState } from 'react'
import type * as z from 'zod'
import { draftKey, readDraft, writeDraft } from '../../kept-drafts.ts'

interface KeptDraft<T> {
  facilityId: string
  /** Which editor's. */
  name: string
  schema: z.ZodType<T>
  /** What is not saved now; undefined where there is nothing. */
  current: T | undefined
  /** Puts back what an earlier visit left. */
  onRestore: (kept: T) => void
}

/** The choice about what an earlier visit left. */
export interface Offer {
  onRestore: () => void
  onDiscard: () => void
}

/**
 * Keeps in this tab what is typed and not saved, through reloads. What an earlier visit left is offered; until that
 * is answered nothing is written over it.
 */
export function useKeptDraft<T>({ facilityId, name, schema, current, onRestore }: KeptDraft<T>) {
  const [key] = useState(() => draftKey(facilityId, name))
  const [offered, setOffered] = useState(() => readDraft(key, schema))
  const text = current === undefined ? undefined : JSON.stringify(current)
  useEffect(() => {
    if (offered === undefined) writeDraft(key, text)
  }, [key, offered, text])
  const offer: Offer | undefined =
    offered === undefined
      ? undefined
      : {
          onRestore: () => {
            onRestore(offered)
            setOffered(undefined)
          },
          onDiscard: () => setOffered(undefined),
        }
  return {
    offer,
    /** To be called when it is saved or given up; an offer that nobody answered stands. */
    drop() {
      if (offered === undefined) writeDraft(key, undefined)
    },
  }
}
