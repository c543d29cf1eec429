import { AmenityIcon } from '../../components/pictures/amenity-icon.tsx'
import { amenityIcons } from '../../components/pictures/amenity-icons.ts'
import { iconNames } from '../../components/pictures/icon-names.ts'
import { Icon } from '../../components/pictures/icon.tsx'
import { Grid } from '../../platform/boxes/grid.tsx'
import { Row } from '../../platform/boxes/row.tsx'
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
      <Sample label="All icons" isWide>
        <Grid as="ul" columns="fill-s" gap="3">
          {iconNames.map((name) => (
            <Row as="li" key={name} isWrapping={false}>
              <Icon name={name} />
              {name}
            </Row>
          ))}
        </Grid>
      </Sample>
      <Sample label="Amenities" isWide>
        <Grid as="ul" columns="fill-s" gap="3">
          {Object.keys(amenityIcons).map((name) => (
            <Row as="li" key={name} isWrapping={false}>
              <AmenityIcon name={name} />
              {name}
            </Row>
          ))}
        </Grid>
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
