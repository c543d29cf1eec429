import { useEffect, useRef } from 'react'
import { differencesOf } from '../platform/form/differences.ts'
import { storedRecord } from './device-storage.ts'
import { tabDrafts } from './draft-store.ts'

/** Whether a stored value can replace one of the form. An older version may have stored another type. */
const isLike = (stored: unknown, value: unknown) =>
  typeof stored === typeof value && Array.isArray(stored) === Array.isArray(value)

/** The `draft` of a form, in this tab under a key: the values that differ from those that the form starts with. */
export const tabDraft = <V extends object>(key: string, first: V) => ({
  key,
  read(): V {
    const stored = storedRecord(tabDrafts.read(key))
    const kept = Object.entries(first).flatMap(([name, value]) =>
      isLike(stored[name], value) ? [[name, stored[name]] as const] : [],
    )
    return { ...first, ...Object.fromEntries(kept) }
  },
  write(values: V) {
    const changed = differencesOf(values, first).map(({ name, mine }) => [name, mine] as const)
    if (changed.length === 0) tabDrafts.drop(key)
    else tabDrafts.write(key, JSON.stringify(Object.fromEntries(changed)))
  },
  drop: () => tabDrafts.drop(key),
})

interface Restored<V> {
  isChanged: boolean
  take(values: V): void
}

/** Shows what this tab kept: after hydration, which has the values of the server, and when the key changes. */
export function useRestored<V extends object>(
  { key, read }: Pick<ReturnType<typeof tabDraft<V>>, 'key' | 'read'>,
  { isChanged, take }: Restored<V>,
) {
  const restored = useRef<string>(undefined)
  useEffect(() => {
    if (restored.current === key) return
    restored.current = key
    if (!isChanged) take(read())
  })
}
