import styles from './map-attribution.module.css'

/** What our own basemap's licences ask for; a style with tiles brings its own. */
export function MapAttribution({ isOurs }: { isOurs: boolean }) {
  if (!isOurs) return null
  return (
    <p className={styles.attribution}>
      Place data ©{' '}
      <a href="https://www.geonames.org" target="_blank" rel="noreferrer">
        GeoNames
      </a>
    </p>
  )
}
