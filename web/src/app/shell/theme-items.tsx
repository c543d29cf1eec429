import { Icon } from '../../components/pictures/icon.tsx'
import { themeNames, themes, type Theme } from '../../page/theme.ts'
import { chooseTheme, useTheme } from '../../page/use-theme.ts'
import popup from '../../components/overlays/popup.module.css'

const icons = { light: 'sun', dark: 'moon', system: 'monitor' } as const

interface ThemeItemsProps {
  className?: string | undefined
  onChoose?: (theme: Theme) => void
}

/** The choice among light, dark and system. By default as entries of a menu, and kept in this browser only. */
export function ThemeItems({ className, onChoose = chooseTheme }: ThemeItemsProps) {
  const theme = useTheme()
  return (
    <fieldset className={className}>
      <legend className="sr">Color theme</legend>
      {themes.map((one) => (
        <button
          key={one}
          type="button"
          className={popup.item}
          aria-pressed={theme === one}
          onClick={() => onChoose(one)}
        >
          <Icon name={icons[one]} />
          <span className="grow">{themeNames[one]}</span>
          {theme === one && <Icon name="check" />}
        </button>
      ))}
    </fieldset>
  )
}
