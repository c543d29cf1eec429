import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router'
import { pageMeta, sharedPicture } from '../page/meta.ts'
import { surroundings } from '../page/surroundings.ts'
import { ClosingCall } from './closing-call.tsx'
import { FeaturedStates } from './featured-states.tsx'
import { FiveMarkets } from './five-markets.tsx'
import { Frieze, friezeArt } from './frieze.tsx'
import { Hero } from './hero.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { landingFigures } from '../kind/landing/landing-figures.server.ts'
import { SportTiles } from './sport-tiles.tsx'
import { count } from '../components/format.ts'
import { RecentSlot } from '../recent/recent-slot.tsx'
import { landingSearch as search } from '../kind/landing/landing-search.ts'
import { marketPath } from '../kind/registry.ts'

export async function loader({ context }: LoaderFunctionArgs) {
  const { api, brand, origin } = context.get(surroundings)
  return { brand, origin, figures: await landingFigures(api, search.kind) }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData
    ? pageMeta({
        brand: loaderData.brand,
        origin: loaderData.origin,
        description: search.description(count(loaderData.figures.found)),
        canonical: '/',
        image: sharedPicture(friezeArt[2]?.src),
        jsonLd: [
          {
            '@type': 'WebSite',
            name: loaderData.brand,
            url: `${loaderData.origin}/`,
            potentialAction: {
              '@type': 'SearchAction',
              target: `${loaderData.origin}${marketPath(search.kind)}?q={search_term_string}`,
              'query-input': 'required name=search_term_string',
            },
          },
        ],
      })
    : []

export default function LandingRoute() {
  const { figures } = useLoaderData<typeof loader>()
  return (
    <>
      <Hero search={search} found={figures.found} sports={figures.categories.map(({ name }) => name)} />
      <Frieze />
      <RecentSlot className="page" />
      <FiveMarkets counts={figures.counts} />
      <FeaturedStates featured={figures.featured} all={figures.states} />
      <SportTiles categories={figures.categories} all={figures.sports} />
      <HowItWorks />
      <ClosingCall kind={search.kind} figures={figures} />
    </>
  )
}
