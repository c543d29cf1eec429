import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router'
import { pageMeta, sharedPicture } from '../page/meta.ts'
import { surroundings } from '../page/surroundings.ts'
import { FeaturedStates } from './featured-states.tsx'
import { FiveMarkets } from './five-markets.tsx'
import { Frieze, friezeArt } from './frieze.tsx'
import { Hero } from './hero.tsx'
import { landingFigures } from '../kind/landing/landing-figures.server.ts'
import { LateMarkup } from '../components/late-markup.tsx'
import { loadedOnce } from '../components/loaded-once.ts'
import { count } from '../components/format.ts'
import { RecentSlot } from '../recent/recent-slot.tsx'
import { landingSearch as search } from '../kind/landing/landing-search.ts'
import { marketPath } from '../kind/registry.ts'

/** Below the first screens. Most readers search or follow a link, which works without code. */
const lateLanding = loadedOnce(() => import('./lower-landing.tsx'))

export async function loader({ context }: LoaderFunctionArgs) {
  const { api, brand, origin } = context.get(surroundings)
  const [figures, { data: stories }] = await Promise.all([
    landingFigures(api, search.kind),
    api['story-mgmt'].stories.cards({ take: 3 }),
    lateLanding.load(),
  ])
  return { brand, origin, figures, stories }
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
  const { figures, stories } = useLoaderData<typeof loader>()
  return (
    <>
      <Hero search={search} found={figures.found} sports={figures.categories.map(({ name }) => name)} />
      <Frieze />
      <RecentSlot className="page" />
      <FiveMarkets counts={figures.counts} />
      <FeaturedStates featured={figures.featured} all={figures.states} />
      <LateMarkup part={lateLanding} isOutdated={false} className={undefined}>
        {({ LowerLanding }) => <LowerLanding figures={figures} stories={stories} />}
      </LateMarkup>
    </>
  )
}
