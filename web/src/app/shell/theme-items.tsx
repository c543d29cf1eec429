import { useSyncExternalStore } from 'react'
import { Icon } from '../../components/pictures/icon.tsx'
import { saveTheme, readTheme, showTheme, themes, type Theme } from '../../page/theme.ts'
import styles from './bar-menu.module.css'

const icons = { light: 'sun', dark: 'moon', system: 'monitor' } as const
const names = { light: 'Light', dark: 'Dark', system: 'System' }

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

function choose(theme: Theme) {
  saveTheme(theme)
  for (const listener of listeners) listener()
}

/** The choice among light, dark and system. By default as entries of a menu. */
export function ThemeItems({ className }: { className?: string | undefined }) {
  const theme = useSyncExternalStore(listen, readTheme, (): Theme => 'system')
  return (
    <fieldset className={className}>
      <legend className="sr">Colour theme</legend>
      {themes.map((one) => (
        <button
          key={one}
          type="button"
          className={styles.item}
          aria-pressed={theme === one}
          onClick={() => choose(one)}
        >
          <Icon name={icons[one]} />
          <span className="grow">{names[one]}</span>
          {theme === one && <Icon name="check" />}
        </button>
      ))}
    </fieldset>
  )
}
