import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import type { Crumb } from '../../../components/display/breadcrumbs.tsx'
import { callsWithin, type ImportPlace } from '../../../imports/import-place.ts'
import { ImportSkeleton } from '../../../imports/import-skeleton.tsx'
import { SignedInPage } from '../../../page/signed-in-page.tsx'
import { kinds, profilePath } from '../../../kind/registry.ts'
import { calls } from '../../../platform/calls/calls.ts'
import { useRead } from '../../../platform/calls/use-read.ts'
import { importsPath } from './imports-path.ts'

/** The imports of a destination, for its managers. */
const placeOf = (id: string): ImportPlace => ({
  id,
  path: importsPath(id),
  canApprove: false,
  kinds: ['facility'],
  calls: (api) => callsWithin(api['destination-mgmt'].destinations.imports, id),
})

interface DestinationImportsProps {
  children: (place: ImportPlace, crumbs: readonly Crumb[]) => ReactNode
}

/** A page about imports of the destination in the address. Others are asked to log in. */
export function DestinationImports({ children }: DestinationImportsProps) {
  const { id = '' } = useParams()
  return (
    <SignedInPage
      skeleton={<ImportSkeleton />}
      title="Log in to import venues"
      text="Managers of a destination bring in the venues of their region here."
    >
      <WithName key={id} id={id}>
        {children}
      </WithName>
    </SignedInPage>
  )
}

function WithName({ id, children }: DestinationImportsProps & { id: string }) {
  const kind = kinds.destination
  const { data } = useRead(calls['destination-mgmt'].destinations.get, { id }, { retry: false })
  const up = { label: data?.data.name ?? 'Destination', to: profilePath(kind, id) }
  return children(placeOf(id), [up])
}
