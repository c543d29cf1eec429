import { Breadcrumbs } from '../components/display/breadcrumbs.tsx'
import { NotFound } from '../kind/not-found.tsx'
import { kinds, profilePath } from '../kind/registry.ts'
import { isNotOwn } from '../page/null-if-missing.ts'
import head from '../page/page-head.module.css'
import { PageTitle } from '../page/page-title.tsx'
import { calls } from '../platform/calls/calls.ts'
import { useRead } from '../platform/calls/use-read.ts'
import { ExchangeBrowser } from './exchange-browser.tsx'

/** What visitors asked the guide of a destination, for its team, without names. */
export function DestinationExchanges({ id }: { id: string }) {
  const destination = useRead(calls['destination-mgmt'].destinations.get, { id })
  // Others learn nothing of a guide, as on the page that sets it up.
  const guide = useRead(calls['destination-mgmt'].destinations.tourGuide.get, { ownerId: id })
  if ([destination, guide].some(({ data, error }) => data === undefined && isNotOwn(error)))
    return <NotFound>This guide is for a team that you don’t belong to.</NotFound>
  const name = destination.data?.data.name
  const path = profilePath(kinds.destination, id)
  return (
    <div className={`page ${head.page}`}>
      <PageTitle>{`Exchanges${name === undefined ? '' : `, ${name}`}`}</PageTitle>
      <Breadcrumbs
        items={[
          { label: name ?? 'Destination', to: path },
          { label: 'Guide', to: `${path}/guide` },
          { label: 'Exchanges' },
        ]}
      />
      <h1 className={head.title}>Exchanges</h1>
      <p className={head.lead}>
        What visitors asked your guide, and what it answered. You don’t see who asked.
      </p>
      <ExchangeBrowser
        call={calls['assistant-mgmt'].exchanges.ofDestination}
        input={{ id }}
        path={`${path}/guide/exchanges`}
        empty="Once somebody asks the guide on your page, you read it here."
        canDelete={false}
        hasOrigin
        download={(api, data) => api['assistant-mgmt'].exchanges.ofDestinationExport({ id, data })}
      />
    </div>
  )
}
