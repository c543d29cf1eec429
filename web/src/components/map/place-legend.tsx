import type { PlaceCategoryName } from '@app/contract/reference-lists/place-categories.ts'
import { Icon } from '../pictures/icon.tsx'
import styles from './place-legend.module.css'
import { placeLooks } from './place-looks.ts'

/** Names the icons of a map's markers. */
export function PlaceLegend({ categories }: { categories: readonly (PlaceCategoryName | undefined)[] }) {
  const shown = Object.entries(placeLooks).filter(([name]) =>
    categories.some((category) => category === name),
  )
  if (shown.length === 0) return null
  return (
    <ul className={styles.legend} aria-label="Places on the map">
      {shown.map(([name, { icon, color }]) => (
        <li key={name} className={styles.entry}>
          <span className={styles.icon} style={{ color }}>
            <Icon name={icon} size={16} />
          </span>
          {name}
        </li>
      ))}
    </ul>
  )
}
