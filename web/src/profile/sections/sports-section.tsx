import { ChipLink, ChipList } from '../../components/actions/chip.tsx'
import type { Content, Section } from '../profile-page.ts'
import { searchPath } from '../profile-place.ts'
import type { Profile } from '../../kind/profile-calls.ts'
import type { KindFacts } from '../../kind/registry.ts'
import type { ChoiceCalls } from '../editing/collections/choice-editor.tsx'
import { sportsEditor } from '../editing/lazy-editors.ts'

/** The sports of a profile, as links to the others with the same sport. */
export const sportsSection = (
  kind: KindFacts,
  calls: ChoiceCalls<'sports'>,
): Section<Content<Omit<Profile, 'sports'> & { sports: string[] }>> => ({
  id: 'sports',
  title: 'Sports',
  isEmpty: ({ profile }) => profile.sports.length === 0,
  empty: 'No sports yet. Most people search by sport.',
  Body: ({ content: { profile } }) => (
    <ChipList>
      {profile.sports.map((sport) => (
        <ChipLink key={sport} to={searchPath(kind, { sport })}>
          {sport}
        </ChipLink>
      ))}
    </ChipList>
  ),
  editor: sportsEditor(calls),
})
