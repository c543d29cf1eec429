import { Link, useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router'
import { pageMeta, sharedPicture } from '../page/meta.ts'
import { surroundings } from '../page/surroundings.ts'
import { FeaturedStates } from './featured-states.tsx'
import { FiveMarkets } from './five-markets.tsx'
import { Frieze, friezeArt } from './frieze.tsx'
import { Hero } from './hero.tsx'
import { LandingSection } from './landing-section.tsx'
import styles from './landing.module.css'
import { landingFigures, type LandingFigures } from '../kind/landing/landing-figures.server.ts'
import { SportTiles } from './sport-tiles.tsx'
import { ButtonLink } from '../components/actions/button-link.tsx'
import { LineScore } from '../components/display/line-score.tsx'
import { capitalized, count } from '../components/format.ts'
import { RecentSlot } from '../recent/recent-slot.tsx'
import { landingSearch as search } from '../kind/landing/landing-search.ts'
import { StoryCards } from '../kind/stories/story-cards.tsx'
import { kinds, listingTitle, marketPath, newProfilePath, type KindFacts } from '../kind/registry.ts'

export async function loader({ context }: LoaderFunctionArgs) {
  const { api, brand, origin } = context.get(surroundings)
  const [figures, { data: stories }] = await Promise.all([
    landingFigures(api, search.kind),
    api['story-mgmt'].stories.cards({ take: 3 }),
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
      <SportTiles categories={figures.categories} all={figures.sports} />
      {stories.length > 0 && (
        <LandingSection
          title="Stories"
          note={
            <Link className="link link-hit sm" to="/stories">
              All stories
            </Link>
          }
        >
          <StoryCards stories={stories} />
        </LandingSection>
      )}
      <HowItWorks />
      <ClosingCall kind={search.kind} figures={figures} />
    </>
  )
}

const steps = [
  {
    title: 'Set your requirements',
    text: 'Ten hardwood courts, within 50 miles, seats for the final. Results update as you choose, no account needed.',
  },
  {
    title: 'Compare venues',
    text: 'Every facility lists its spaces, surfaces and amenities, and shows what it lacks for your event, down to the court.',
  },
  {
    title: 'Talk to the people in charge',
    text: 'Message the people who run the place, with your dates and spaces already filled in.',
  },
]

const HowItWorks = () => (
  <LandingSection title="How it works">
    <ol className={styles.steps}>
      {steps.map(({ title, text }, place) => (
        <li key={title} className={styles.step}>
          <span className={`${styles.digits} ${styles.number}`} aria-hidden="true">
            {place + 1}
          </span>
          <h3 className="h3">{title}</h3>
          <p className={`${styles.text} mut`}>{text}</p>
        </li>
      ))}
    </ol>
  </LandingSection>
)

interface ClosingCallProps {
  kind: KindFacts
  figures: LandingFigures
}

/** Key figures, including the mobile app's, and where to start. */
const ClosingCall = ({ kind, figures: { found, states, sportCount } }: ClosingCallProps) => (
  <section className="section">
    <div className="page">
      <LineScore
        look="key"
        items={[
          {
            label: capitalized(kind.noun.other),
            value: count(found),
            note: `in ${states.length} states and provinces`,
          },
          { label: 'Sports', value: count(sportCount), note: 'from archery to wrestling' },
          { label: 'Mobile app', value: '$0', note: 'for iOS and Android' },
          { label: 'App rating', value: '5.0', note: '18 reviews' },
        ]}
      />
      <div className={`section-head ${styles.call}`}>
        <h2 className="h1">Your sports event starts here.</h2>
        <div>
          <ButtonLink to={marketPath(kinds.destination)} variant="primary" size="l">
            Find new event host
          </ButtonLink>{' '}
          <ButtonLink to={newProfilePath(kind)} size="l">
            {listingTitle(kind)}
          </ButtonLink>
        </div>
      </div>
    </div>
  </section>
)
