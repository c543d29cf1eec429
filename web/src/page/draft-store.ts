/** Unfinished work as text. Storage may be disabled or full, so every call has a result for that. */
const draftStore = (storage: () => Storage) => {
  const dropListeners = new Set<(key: string) => void>()

  function attempt<T>(work: (storage: Storage) => T, otherwise: T): T {
    try {
      return work(storage())
    } catch {
      return otherwise
    }
  }

  return {
    /** Null without a draft. */
    read: (key: string): string | null => attempt((stored) => stored.getItem(key), null),
    /** The keys of drafts that start with a prefix. */
    keys: (prefix: string): string[] =>
      attempt((stored) => Object.keys(stored).filter((key) => key.startsWith(prefix)), []),
    /** False if the draft was not stored, and lasts only as long as its page. */
    write: (key: string, text: string): boolean =>
      attempt((stored) => {
        stored.setItem(key, text)
        return true
      }, false),
    drop(key: string) {
      attempt((stored) => stored.removeItem(key), undefined)
      for (const listener of dropListeners) listener(key)
    },
    /** Reports drafts that this page drops. Returns a function that stops it. */
    onDrop(listener: (key: string) => void): () => void {
      dropListeners.add(listener)
      return () => dropListeners.delete(listener)
    },
    /** Reports each text that another tab stores, and null when it drops the draft. Returns a function that stops it. */
    onOtherTab(key: string, listener: (text: string | null) => void): () => void {
      const onStorage = (event: StorageEvent) => {
        if (event.key === key) listener(event.newValue)
      }
      addEventListener('storage', onStorage)
      return () => removeEventListener('storage', onStorage)
    },
  }
}

/** Drafts that this tab keeps across reloads. */
export const tabDrafts = draftStore(() => sessionStorage)

/** Drafts that this device keeps. Its tabs share them. */
export const deviceDrafts = draftStore(() => localStorage)
