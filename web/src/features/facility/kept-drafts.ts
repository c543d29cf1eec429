import { useEffect, useState } from 'react'
import type * as z from 'zod'
import { useSession } from '../../api/session.ts'

// Somebody else who logs in to this tab is offered nothing of it.
const keptUnder = (facilityId: string) => `unsaved/${useSession.getState().person?.subject}/${facilityId}/`

/** Where this tab keeps what the reader has typed and not saved of a part of the facility's page. */
export const draftKey = (facilityId: string, name: string) => keptUnder(facilityId) + name

/** The parts, by name, of which an earlier visit left something that was not saved. */
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

const onDropped = new Set<(key: string) => void>()

/** Those that there were when the page came, without what has been saved or given up since. */
export function useKeptNames(facilityId: string): string[] {
  const [names, setNames] = useState(() => keptNames(facilityId))
  useEffect(() => {
    const forget = (key: string) =>
      setNames((all) => all.filter((name) => draftKey(facilityId, name) !== key))
    onDropped.add(forget)
    return () => void onDropped.delete(forget)
  }, [facilityId])
  return names
}

export function readDraft<T>(key: string, schema: z.ZodType<T>): T | undefined {
  try {
    return schema.safeParse(JSON.parse(sessionStorage.getItem(key) ?? 'null')).data
  } catch {
    return undefined
  }
}

// Storage may be off or full; then there is no draft, but still an editor.
export function writeDraft(key: string, text: string | undefined) {
  if (text === undefined) for (const forget of onDropped) forget(key)
  try {
    if (text === undefined) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, text)
  } catch {
    return
  }
}
