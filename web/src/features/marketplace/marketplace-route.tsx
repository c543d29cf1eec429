import { data, useLoaderData, type LoaderFunctionArgs, type ShouldRevalidateFunctionArgs } from 'react-router'
import { pack, useUnpacked } from '../../page/packed.ts'
import { surroundings } from '../../page/surroundings.ts'
import { loadMarket } from './load-market.server.ts'
import { asksTheSame } from './use-market-query.ts'
import { Marketplace } from './marketplace.tsx'

export { marketMeta as meta } from './market-meta.ts'
export { MarketError as ErrorBoundary } from './market-error.tsx'

/** Its list and map take the whole width. */
export const handle = { isWide: true }

export async function loader({ context, request }: LoaderFunctionArgs) {
  const market = await loadMarket(new URL(request.url).searchParams, context.get(surroundings))
  return data(pack(market), { status: market.found === undefined ? 503 : 200 })
}

/** Another view of the same result needs no other result. */
export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) =>
  currentUrl.href !== nextUrl.href && asksTheSame(currentUrl.search, nextUrl.search)
    ? false
    : defaultShouldRevalidate

export default function MarketplaceRoute() {
  return <Marketplace market={useUnpacked(useLoaderData<typeof loader>())} />
}
