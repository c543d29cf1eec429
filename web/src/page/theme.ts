export const themes = ['light', 'dark', 'system'] as const
export type Theme = (typeof themes)[number]
export const themeNames: Record<Theme, string> = { light: 'Light', dark: 'Dark', system: 'System' }

const key = 'theme'
export const isTheme = (text: string | null): text is Theme => themes.some((theme) => theme === text)

/** Runs in the document's head before anything is painted, so that no page flashes in the wrong theme. */
export const themeScript = `try{var t=localStorage.getItem('${key}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch{}`

export function readTheme(): Theme {
  try {
    const saved = localStorage.getItem(key)
    return isTheme(saved) ? saved : 'system'
  } catch {
    // Storage is blocked.
    return 'system'
  }
}

export function showTheme(theme: Theme) {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
}

/** Shows a theme, also on later visits. */
export function saveTheme(theme: Theme) {
  showTheme(theme)
  try {
    localStorage.setItem(key, theme)
  } catch {
    // Storage is blocked. The choice lasts as long as the page.
  }
}
