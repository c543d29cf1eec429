import { useEffect, useState } from 'react'
import type * as z from 'zod'
import { draftKey, readDraft, writeDraft } from '../../draft-storage.ts'

export interface DraftOptions<T> {
  profileId: string
  /** Name of the editor. */
  name: string
  schema: z.ZodType<T>
  /** The unsaved changes. Undefined if there are none. */
  current: T | undefined
  /** Restores the changes of an earlier visit. */
  onRestore: (stored: T) => void
}

/** The choice to restore the changes of an earlier visit. */
export interface Offer {
  onRestore: () => void
  onDiscard: () => void
}

/**
 * Stores unsaved changes in this tab, so that they survive a reload. Changes of an earlier visit are offered, and not
 * overwritten until the offer is answered.
 */
export function useDraft<T>({ profileId, name, schema, current, onRestore }: DraftOptions<T>) {
  const [key] = useState(() => draftKey(profileId, name))
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
    /** Call it after saving or discarding. An unanswered offer is kept. */
    drop() {
      if (offered === undefined) writeDraft(key, undefined)
    },
  }
}
