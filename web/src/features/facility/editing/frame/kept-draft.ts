import { useEffect, useState } from 'react'
import type * as z from 'zod'
import { useSession } from '../../../../api/session.ts'

// Somebody else who logs in to this tab is offered nothing of it.
const keptUnder = (facilityId: string) => `unsaved/${useSession.getState().person?.subject}/${facilityId}/`

/** The editors, by name, for which an earlier visit left something that was not saved. */
export function keptNames(facilityId: string): string[] {
  const start = keptUnder(facilityId)
  try {
    return Object.keys(sessionStorage)
      .filter((key) => key.startsWith(start))
      .map((key) => key.slice(start.length))
  } catch {
    return []
  }
}

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
  const [key] = useState(() => keptUnder(facilityId) + name)
  const [offered, setOffered] = useState(() => read(key, schema))
  const text = current === undefined ? undefined : JSON.stringify(current)
  useEffect(() => {
    if (offered === undefined) write(key, text)
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
    /** To be called when it is saved or given up. */
    drop: () => write(key, undefined),
  }
}

function read<T>(key: string, schema: z.ZodType<T>): T | undefined {
  try {
    return schema.safeParse(JSON.parse(sessionStorage.getItem(key) ?? 'null')).data
  } catch {
    return undefined
  }
}

// Storage may be off or full; then there is no draft, but still an editor.
function write(key: string, text: string | undefined) {
  try {
    if (text === undefined) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, text)
  } catch {
    return
  }
}
