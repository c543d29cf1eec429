import { Breadcrumbs } from '../../../components/display/breadcrumbs.tsx'
import { ImportsPage } from '../../../imports/imports-page.tsx'
import head from '../../../page/page-head.module.css'
import { plainLoader, plainMeta } from '../../../page/plain-page.ts'
import { DestinationImports } from './destination-imports.tsx'

export const loader = plainLoader

/** The browser loads the imports. */
export const shouldRevalidate = () => false

export const meta = plainMeta('Import venues', 'Bring in the venues of a region from a file.')

export default function DestinationImportsRoute() {
  return (
    <DestinationImports>
      {(place, crumbs) => (
        <ImportsPage
          place={place}
          top={
            <>
              <Breadcrumbs items={crumbs} />
              <h1 className={head.title}>Import venues</h1>
              <p className={head.lead}>
                Bring in the venues of your region from a file. New ones are pending until an administrator
                approves them.
              </p>
            </>
          }
        />
      )}
    </DestinationImports>
  )
}
