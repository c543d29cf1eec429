import { data, type LoaderFunctionArgs } from 'react-router'
import type { Profile } from '../kind/profile-calls.ts'
import { pack } from '../page/packed.ts'
import { surroundings } from '../page/surroundings.ts'
import { lateResults } from './late-results.ts'
import { loadMarket } from './load-market.server.ts'
import type { MarketSource } from './search-market.server.ts'

/** The loader of a market's routes. */
export const marketLoader =
  <I extends Profile>(source: MarketSource<I>) =>
  async ({ context, request }: LoaderFunctionArgs) => {
    const [page] = await Promise.all([
      loadMarket(source, new URL(request.url).searchParams, context.get(surroundings)),
      lateResults.load(),
    ])
    return data(pack(page), { status: page.found === undefined ? 503 : 200 })
  }
