const listeners = new Set<(groupId: string) => void>()

/** Reports conversations that the session hub tells of. Returns a function that stops it. */
export function onGroupChanged(listener: (groupId: string) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function reportGroupChange(groupId: string) {
  for (const listener of listeners) listener(groupId)
}
