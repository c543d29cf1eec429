import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { pack, useUnpacked } from '../../page/packed.ts'
import { surroundings } from '../../page/surroundings.ts'
import { FilterPage } from './filter-page.tsx'
import { loadMarket } from './load-market.server.ts'

export const meta = () => [{ title: 'Filters' }, { name: 'robots', content: 'noindex' }]

export const loader = async ({ context, request }: LoaderFunctionArgs) =>
  pack(await loadMarket(new URL(request.url).searchParams, context.get(surroundings)))

/** All filters on a page of their own, for where no sheet can open. */
export default function FiltersRoute() {
  return <FilterPage market={useUnpacked(useLoaderData<typeof loader>())} />
}
