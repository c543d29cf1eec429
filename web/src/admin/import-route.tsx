import { useLoaderData, useParams } from 'react-router'
import { Breadcrumbs } from '../components/display/breadcrumbs.tsx'
import { ImportPage } from '../imports/import-page.tsx'
import { adminPlace } from '../imports/import-place.ts'
import { plainLoader } from '../page/plain-page.ts'
import { AdminPage } from './admin-page.tsx'

export const loader = plainLoader

/** The browser loads the import. */
export const shouldRevalidate = () => false

export const meta = () => [{ name: 'robots', content: 'noindex' }]

export default function ImportRoute() {
  const { brand } = useLoaderData<typeof loader>()
  const { id = '' } = useParams()
  return (
    <AdminPage title={`Import | ${brand}`}>
      <ImportPage
        key={id}
        place={adminPlace}
        id={id}
        brand={brand}
        crumbs={<Breadcrumbs items={[{ label: 'Imports', to: adminPlace.path }]} />}
      />
    </AdminPage>
  )
}
