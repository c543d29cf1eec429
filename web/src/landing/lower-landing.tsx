import type { StoryCard } from '@app/contract/stories/story-schema.ts'
import { Link } from 'react-router'
import { ButtonLink } from '../components/actions/button-link.tsx'
import { LineScore } from '../components/display/line-score.tsx'
import { capitalized, count } from '../components/format.ts'
import type { LandingFigures } from '../kind/landing/landing-figures.server.ts'
import { landingSearch as search } from '../kind/landing/landing-search.ts'
import { kinds, listingTitle, marketPath, newProfilePath, type KindFacts } from '../kind/registry.ts'
import { StoryCards } from '../kind/stories/story-cards.tsx'
import { LandingSection } from './landing-section.tsx'
import styles from './landing.module.css'
import { SportTiles } from './sport-tiles.tsx'

interface LowerLandingProps {
  figures: LandingFigures
  /** The newest. */
  stories: readonly StoryCard[]
}

/** What the landing page shows below the states. */
export const LowerLanding = ({ figures, stories }: LowerLandingProps) => (
  <>
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
