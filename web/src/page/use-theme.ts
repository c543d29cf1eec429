import { useSyncExternalStore } from 'react'
import { readTheme, saveTheme, showTheme, type Theme } from './theme.ts'

const listeners = new Set<() => void>()
const listen = (listener: () => void) => {
  // The theme may be changed in another tab.
  const follow = () => {
    showTheme(readTheme())
    listener()
  }
  listeners.add(listener)
  window.addEventListener('storage', follow)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', follow)
  }
}

/** Shows a theme, also in other tabs and on later visits. */
export function chooseTheme(theme: Theme) {
  saveTheme(theme)
  for (const listener of listeners) listener()
}

export const useTheme = () => useSyncExternalStore(listen, readTheme, (): Theme => 'system')
