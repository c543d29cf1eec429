import { ButtonLink } from '../../components/button-link.tsx'
import { LineScore } from '../../components/line-score.tsx'
import { count } from '../../page/format.ts'
import styles from './closing-call.module.css'
import type { LandingFigures } from './landing-figures.server.ts'
import { kinds, marketPath, newProfilePath } from '../../kinds/registry.ts'

/** The figures, those of the mobile app among them, and where to begin. */
export const ClosingCall = ({ figures: { facilities, states, sports } }: { figures: LandingFigures }) => (
  <section className="section">
    <div className="page">
      <LineScore
        look="key"
        items={[
          { label: 'Facilities', value: count(facilities), note: `in ${states.length} states and regions` },
          { label: 'Sports', value: count(sports.length), note: 'from archery to wrestling' },
          { label: 'Mobile app', value: '$0', note: 'for iOS and Android' },
          { label: 'App rating', value: '5.0', note: '18 reviews' },
        ]}
      />
      <div className={styles.call}>
        <h2 className={`${styles.title} h1`}>Your sports event starts here.</h2>
        <div className={styles.actions}>
          <ButtonLink to={marketPath(kinds.facility)} variant="primary" size="l">
            Search facilities
          </ButtonLink>
          <ButtonLink to={newProfilePath(kinds.facility)} size="l">
            List a facility
          </ButtonLink>
        </div>
      </div>
    </div>
  </section>
)
