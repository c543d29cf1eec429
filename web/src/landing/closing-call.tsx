import { ButtonLink } from '../components/actions/button-link.tsx'
import { LineScore } from '../components/display/line-score.tsx'
import { capitalized, count } from '../components/format.ts'
import styles from './landing.module.css'
import type { LandingFigures } from '../kind/landing/landing-figures.server.ts'
import { kinds, listingTitle, marketPath, newProfilePath, type KindFacts } from '../kind/registry.ts'

interface ClosingCallProps {
  kind: KindFacts
  figures: LandingFigures
}

/** Key figures, including the mobile app's, and where to start. */
export const ClosingCall = ({ kind, figures: { found, states, sportCount } }: ClosingCallProps) => (
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
