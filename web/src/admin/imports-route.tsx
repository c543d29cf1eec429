import { useLoaderData } from 'react-router'
import { adminPlace } from '../imports/import-place.ts'
import { ImportsPage } from '../imports/imports-page.tsx'
import { plainLoader } from '../page/plain-page.ts'
import { AdminPage } from './admin-page.tsx'
import styles from './approval-queue.module.css'
import { QueueTabs } from './queue-tabs.tsx'

export const loader = plainLoader

/** The browser loads the imports. */
export const shouldRevalidate = () => false

export const meta = () => [{ name: 'robots', content: 'noindex' }]

export default function ImportsRoute() {
  const { brand } = useLoaderData<typeof loader>()
  return (
    <AdminPage title={`Imports | ${brand}`}>
      <ImportsPage
        place={adminPlace}
        head={
          <>
            <h1 className={styles.title}>Import pages from files</h1>
            <QueueTabs shown="imports" />
          </>
        }
      />
    </AdminPage>
  )
}
