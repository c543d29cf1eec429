import { memo } from 'react'
import type { Content, LoadedSections, Section, SectionsProps, SimilarProfilesProps } from './profile-page.ts'
import { ProfileSection, SectionBoundary, textIn } from './profile-section.tsx'
import { CompareButton } from '../compare/compare-button.tsx'
import { CardGrid } from '../components/display/card-grid.tsx'
import { cards } from '../kinds/cards.ts'
import { SummaryCard } from '../kind/summary-card.tsx'
import styles from './profile.module.css'

/** The sections of a kind's page, in this order. */
export const profileSections = <C extends Content>(list: readonly Section<C>[]): LoadedSections<C> => ({
  list,
  Sections: memo((props: SectionsProps<C>) =>
    list
      .filter(({ isAbsent }) => !isAbsent?.(props.content))
      .map((section) => (
        <SectionBoundary key={section.id} title={textIn(section.title, props.content)}>
          <ProfileSection {...props} section={section} />
        </SectionBoundary>
      )),
  ),
  SimilarProfiles,
})

/** Profiles that fit like this one, best first, each with the reason. */
function SimilarProfiles<C extends Content>({ kind, similar }: SimilarProfilesProps<C>) {
  if (similar.length === 0) return null
  return (
    <section className={styles.similar} aria-labelledby="similar-title">
      <h2 id="similar-title" className={styles.similarTitle}>
        Similar {kind.noun.other}
      </h2>
      <CardGrid>
        {similar.map(({ profile, reason }) => (
          <SummaryCard
            key={profile.id}
            summary={cards[kind.name]}
            profile={profile}
            note={reason}
            action={<CompareButton isIcon kind={kind} id={profile.id} name={profile.name} />}
          />
        ))}
      </CardGrid>
    </section>
  )
}
