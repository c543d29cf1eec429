import { AmenityIcon } from '../../components/pictures/amenity-icon.tsx'
import { amenityIcons } from '../../components/pictures/amenity-icons.ts'
import { iconNames } from '../../components/pictures/icon-names.ts'
import { Icon } from '../../components/pictures/icon.tsx'
import styles from './components-page.module.css'
import { Sample } from './sample.tsx'

export function IconSamples() {
  return (
    <>
      <Sample label="Sizes 14, 16, 20, 24, and filled">
        <Icon name="heart" size={14} />
        <Icon name="heart" size={16} />
        <Icon name="heart" />
        <Icon name="heart" size={24} />
        <Icon name="heart" size={24} isFilled />
      </Sample>
      <Sample label="All icons">
        <ul className={styles.icons}>
          {iconNames.map((name) => (
            <li key={name} className={styles.iconName}>
              <Icon name={name} />
              {name}
            </li>
          ))}
        </ul>
      </Sample>
      <Sample label="Amenities">
        <ul className={styles.icons}>
          {Object.keys(amenityIcons).map((name) => (
            <li key={name} className={styles.iconName}>
              <AmenityIcon name={name} />
              {name}
            </li>
          ))}
        </ul>
      </Sample>
    </>
  )
}

export function TextSamples() {
  return (
    <Sample label="Sizes">
      <div className={styles.fill}>
        <p className="h-display semi">Every court, one page</p>
        <p className="h1 semi">Heading one</p>
        <p className="h2 semi">Heading two</p>
        <p className="h3 semi">Heading three</p>
        <p className="lead">A lead sums up the page in two lines.</p>
        <p>
          Body text, with a{' '}
          <a className="link" href="#text">
            link
          </a>{' '}
          in it.
        </p>
        <p className="sm mut">Small and secondary</p>
        <p className="xs dim">Extra small and tertiary</p>
      </div>
    </Sample>
  )
}
