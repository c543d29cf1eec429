import type { KindFacts } from '../../kinds/registry.ts'

type Kind = Pick<KindFacts, 'name'>

/** Also the name of the database with the pictures. */
export const storageKey = ({ name }: Kind) => `${name}-draft`

/** The stored text of the draft. Null without one, or if the browser stores nothing. */
export function storedText(kind: Kind): string | null {
  try {
    return localStorage.getItem(storageKey(kind))
  } catch {
    return null
  }
}

/** Whether the text was stored. Storage can be forbidden or full; then the draft lasts as long as the page. */
export function storeText(kind: Kind, text: string): boolean {
  try {
    localStorage.setItem(storageKey(kind), text)
    return true
  } catch {
    return false
  }
}

export function dropText(kind: Kind) {
  try {
    localStorage.removeItem(storageKey(kind))
  } catch {
    // Then nothing was stored either.
  }
}

/** Reports each text that another tab stores, and null when it removes the draft. Returns a function that stops it. */
export function watchText(kind: Kind, onChange: (text: string | null) => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === storageKey(kind)) onChange(event.newValue)
  }
  addEventListener('storage', onStorage)
  return () => removeEventListener('storage', onStorage)
}
