type Listener = (groupId?: string) => void

const listeners = new Set<Listener>()

/** Reports conversations that the session hub tells of, or none when any may have changed. Returns a function that stops it. */
export function onGroupChanged(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function reportGroupChange(groupId?: string) {
  for (const listener of listeners) listener(groupId)
}
