import { useEffect, useState } from 'react'
import type * as z from 'zod'
import { useSession } from '../api/session.ts'
import { tabDrafts } from '../page/draft-store.ts'

// The subject keeps drafts from the next person who logs in to this tab.
const prefixOf = (profileId: string) => `unsaved/${useSession.getState().person?.subject}/${profileId}/`

/** The key of the unsaved changes to a part of a profile's page. */
export const draftKey = (profileId: string, name: string) => prefixOf(profileId) + name

/** The names of the parts with unsaved changes from an earlier visit. */
export function draftNames(profileId: string): string[] {
  const prefix = prefixOf(profileId)
  return tabDrafts.keys(prefix).map((key) => key.slice(prefix.length))
}

/** The names that existed when the page opened, without those saved or discarded since. */
export function useDraftNames(profileId: string): string[] {
  const [names, setNames] = useState(() => draftNames(profileId))
  useEffect(
    () =>
      tabDrafts.onDrop((key) => setNames((all) => all.filter((name) => draftKey(profileId, name) !== key))),
    [profileId],
  )
  return names
}

export function readDraft<T>(key: string, schema: z.ZodType<T>): T | undefined {
  try {
    return schema.safeParse(JSON.parse(tabDrafts.read(key) ?? 'null')).data
  } catch {
    return undefined
  }
}

export function writeDraft(key: string, text: string | undefined) {
  if (text === undefined) tabDrafts.drop(key)
  else tabDrafts.write(key, text)
}
