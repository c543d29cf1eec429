import type { LoaderFunctionArgs } from 'react-router'
import { Breadcrumbs } from '../../../components/display/breadcrumbs.tsx'
import { ImportPage } from '../../../imports/import-page.tsx'
import { plainLoader, plainMeta } from '../../../page/plain-page.ts'
import { DestinationImports } from './destination-imports.tsx'

export const loader = (args: LoaderFunctionArgs) => ({
  ...plainLoader(args),
  id: args.params['importId'] ?? '',
})

export const meta = plainMeta('Import', 'A file of venues.')

interface ImportRouteProps {
  loaderData: ReturnType<typeof loader>
}

export default function DestinationImportRoute({ loaderData: { id } }: ImportRouteProps) {
  return (
    <DestinationImports>
      {(place, crumbs) => (
        <ImportPage
          key={id}
          {...{ place, id }}
          crumbs={<Breadcrumbs items={[...crumbs, { label: 'Imports', to: place.path }]} />}
        />
      )}
    </DestinationImports>
  )
}
