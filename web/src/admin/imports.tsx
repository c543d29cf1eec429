import { useParams } from 'react-router'
import { Breadcrumbs } from '../components/display/breadcrumbs.tsx'
import { ImportPage } from '../imports/import-page.tsx'
import { adminPlace } from '../imports/import-place.ts'
import { ImportsPage } from '../imports/imports-page.tsx'
import head from '../page/page-head.module.css'
import { QueueTabs } from './admin-frame.tsx'

/** All imports, or the one whose id is in the address. */
export function Imports() {
  const { id } = useParams()
  if (id !== undefined)
    return (
      <ImportPage
        key={id}
        place={adminPlace}
        id={id}
        crumbs={<Breadcrumbs items={[{ label: 'Imports', to: adminPlace.path }]} />}
      />
    )
  return (
    <ImportsPage
      place={adminPlace}
      top={
        <>
          <h1 className={head.title}>Import pages from files</h1>
          <QueueTabs shown="imports" />
        </>
      }
    />
  )
}
