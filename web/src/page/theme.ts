export const themes = ['light', 'dark', 'system'] as const
export type Theme = (typeof themes)[number]

const key = 'theme'
const isTheme = (text: string | null): text is Theme => themes.some((theme) => theme === text)

/** Runs in the document's head before anything is painted, so that no page flashes in the wrong theme. */
export const themeScript = `try{var t=localStorage.getItem('${key}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch{}`

export function readTheme(): Theme {
  try {
    const kept = localStorage.getItem(key)
    return isTheme(kept) ? kept : 'system'
  } catch {
    // Storage may be forbidden; the system's theme needs none.
    return 'system'
  }
}

/** Shows the document in a theme. */
export function showTheme(theme: Theme) {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
}

/** Shows it from now on, here and in later visits. */
export function keepTheme(theme: Theme) {
  showTheme(theme)
  try {
    localStorage.setItem(key, theme)
  } catch {
    // Then the choice lasts as long as the page.
  }
}
