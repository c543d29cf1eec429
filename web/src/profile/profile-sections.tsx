import { memo } from 'react'
import type { Content, LoadedSections, Section, SectionsProps } from './profile-page.ts'
import { SimilarProfiles } from './similar-profiles.tsx'
import { ProfileSection, SectionBoundary, textIn } from './profile-section.tsx'

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
