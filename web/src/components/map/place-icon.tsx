import type { PlaceCategoryName } from '@app/contract/reference-lists/place-categories.ts'
import { Icon } from '../pictures/icon.tsx'
import styles from '../pictures/icon.module.css'
import { placeLooks } from './place-looks.ts'

interface PlaceIconProps {
  category: PlaceCategoryName
  size?: 16 | 20
}

/** The icon of a category in its color, within a line of text. */
export const PlaceIcon = ({ category, size = 16 }: PlaceIconProps) => (
  <span className={styles.inLine} style={{ color: placeLooks[category].color }}>
    <Icon name={placeLooks[category].icon} size={size} />
  </span>
)
