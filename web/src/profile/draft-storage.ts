import { useEffect, useState } from 'react'
import type * as z from 'zod'
import { useSession } from '../api/session.ts'

// The subject keeps drafts from the next person who logs in to this tab.
const prefixOf = (profileId: string) => `unsaved/${useSession.getState().person?.subject}/${profileId}/`

/** The key in session storage of the unsaved changes to a part of a profile's page. */
export const draftKey = (profileId: string, name: string) => prefixOf(profileId) + name

/** The names of the parts with unsaved changes from an earlier visit. */
export function draftNames(profileId: string): string[] {
  const start = prefixOf(profileId)
  try {
    return Object.keys(sessionStorage)
      .filter((key) => key.startsWith(start))
      .map((key) => key.slice(start.length))
  } catch {
    return []
  }
}

const onDropped = new Set<(key: string) => void>()

/** The names that existed when the page opened, without those saved or discarded since. */
export function useDraftNames(profileId: string): string[] {
  const [names, setNames] = useState(() => draftNames(profileId))
  useEffect(() => {
    const forget = (key: string) => setNames((all) => all.filter((name) => draftKey(profileId, name) !== key))
    onDropped.add(forget)
    return () => void onDropped.delete(forget)
  }, [profileId])
  return names
}

export function readDraft<T>(key: string, schema: z.ZodType<T>): T | undefined {
  try {
    return schema.safeParse(JSON.parse(sessionStorage.getItem(key) ?? 'null')).data
  } catch {
    return undefined
  }
}

// Storage may be disabled or full. The editor works without drafts then.
export function writeDraft(key: string, text: string | undefined) {
  if (text === undefined) for (const forget of onDropped) forget(key)
  try {
    if (text === undefined) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, text)
  } catch {
    return
  }
}
