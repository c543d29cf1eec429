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
