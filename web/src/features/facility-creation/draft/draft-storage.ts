const key = 'facility-draft'

/** The draft's text on this device; null where there is none, or where the browser keeps nothing. */
export function keptText(): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Whether it is kept. Storage may be forbidden or full; then the draft lasts as long as the page. */
export function keepText(text: string): boolean {
  try {
    localStorage.setItem(key, text)
    return true
  } catch {
    return false
  }
}

export function dropText() {
  try {
    localStorage.removeItem(key)
  } catch {
    // Then nothing was kept either.
  }
}

/** Tells of every text that another tab keeps, and of none where it drops it; until the returned function is called. */
export function watchText(onChange: (text: string | null) => void): () => void {
  const hear = (event: StorageEvent) => {
    if (event.key === key) onChange(event.newValue)
  }
  addEventListener('storage', hear)
  return () => removeEventListener('storage', hear)
}
