/** Text that this device keeps. Null if there is none, or if storage is disabled. */
export function readDevice(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Stores a text, or with null removes it. Without storage, it lasts only as long as the page. */
export function writeDevice(key: string, text: string | null) {
  try {
    if (text === null) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
  } catch {
    // Storage is disabled or full.
  }
}

/** The fields of an object that a browser has stored as JSON. None if it is something else, or broken. */
export function storedRecord(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value))
      : {}
  } catch {
    return {}
  }
}
