import { adminPlace } from '../imports/import-place.ts'
import { ImportsPage } from '../imports/imports-page.tsx'
import { adminPart } from './admin-part.tsx'
import styles from './approval-queue.module.css'
import { QueueTabs } from './queue-tabs.tsx'

export { loader, meta, shouldRevalidate } from './admin-part.tsx'

const Imports = () => (
  <ImportsPage
    place={adminPlace}
    head={
      <>
        <h1 className={styles.title}>Import pages from files</h1>
        <QueueTabs shown="imports" />
      </>
    }
  />
)

export default adminPart('Imports', Imports)
