import { ListError } from './list-error.tsx'
import styles from './marketplace.module.css'

/** When not even the page came: the network, or the server, is away. */
export function MarketError() {
  return (
    <div className={styles.list}>
      <title>Facilities</title>
      <h1 className={styles.errorTitle}>Facilities</h1>
      <ListError />
    </div>
  )
}
