import { useParams } from 'react-router'
import { Breadcrumbs } from '../components/display/breadcrumbs.tsx'
import { ImportPage } from '../imports/import-page.tsx'
import { adminPlace } from '../imports/import-place.ts'
import { adminPart } from './admin-part.tsx'

export { loader, meta, shouldRevalidate } from './admin-part.tsx'

function Import({ brand }: { brand: string }) {
  const { id = '' } = useParams()
  return (
    <ImportPage
      key={id}
      place={adminPlace}
      id={id}
      brand={brand}
      crumbs={<Breadcrumbs items={[{ label: 'Imports', to: adminPlace.path }]} />}
    />
  )
}

export default adminPart('Import', Import)
