import { Icon } from '../../components/pictures/icon.tsx'
import { themeNames, themes } from '../../page/theme.ts'
import { chooseTheme, useTheme } from '../../page/use-theme.ts'
import styles from './bar-menu.module.css'

const icons = { light: 'sun', dark: 'moon', system: 'monitor' } as const

/** The choice among light, dark and system. By default as entries of a menu. */
export function ThemeItems({ className }: { className?: string | undefined }) {
  const theme = useTheme()
  return (
    <fieldset className={className}>
      <legend className="sr">Colour theme</legend>
      {themes.map((one) => (
        <button
          key={one}
          type="button"
          className={styles.item}
          aria-pressed={theme === one}
          onClick={() => chooseTheme(one)}
        >
          <Icon name={icons[one]} />
          <span className="grow">{themeNames[one]}</span>
          {theme === one && <Icon name="check" />}
        </button>
      ))}
    </fieldset>
  )
}
