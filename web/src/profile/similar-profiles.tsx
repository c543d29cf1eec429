import { CompareButton } from '../compare/compare-button.tsx'
import { CardGrid } from '../components/display/card-grid.tsx'
import { SummaryCard } from '../kinds/summary-card.tsx'
import styles from './similar-profiles.module.css'
import type { Content, SimilarProfilesProps } from './profile-page.ts'

/** Profiles that fit like this one, best first, each with the reason. */
export function SimilarProfiles<C extends Content>({ page, similar }: SimilarProfilesProps<C>) {
  if (similar.length === 0) return null
  return (
    <section className={styles.similar} aria-labelledby="similar-title">
      <h2 id="similar-title" className={styles.title}>
        Similar {page.kind.noun.other}
      </h2>
      <CardGrid>
        {similar.map(({ profile, reason }) => (
          <SummaryCard
            key={profile.id}
            summary={page.card}
            profile={profile}
            note={reason}
            action={<CompareButton isIcon kind={page.kind} id={profile.id} name={profile.name} />}
          />
        ))}
      </CardGrid>
    </section>
  )
}
