import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { surroundings } from '../../page/surroundings.ts'
import { FilterPage } from './filter-page.tsx'
import { loadMarket } from './load-market.server.ts'

export const meta = () => [{ title: 'Filters' }, { name: 'robots', content: 'noindex' }]

export const loader = ({ context, request }: LoaderFunctionArgs) =>
  loadMarket(new URL(request.url).searchParams, context.get(surroundings))

/** All filters on a page of their own, for where no sheet can open. */
export default function FiltersRoute() {
  return <FilterPage market={useLoaderData<typeof loader>()} />
}
