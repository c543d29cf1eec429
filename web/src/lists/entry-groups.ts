import type { ProfileKindName } from '@app/contract/owners.ts'
import type { Profile } from '../kind/profile-calls.ts'
import { cards } from '../kinds/cards.ts'
import type { ProfileCardFacts } from '../kind/profile-summary.ts'

interface Entry {
  kind: ProfileKindName
  profileId: string
  note: string | null
  profile: Profile | null
}

export interface ShownEntry {
  profile: Profile
  note: string | null
}

export interface EntryGroup {
  card: ProfileCardFacts
  entries: ShownEntry[]
}

/** The entries with a profile by kind, in the order of the kinds. Kinds without any are left out. */
export const entryGroups = (entries: readonly Entry[]): EntryGroup[] =>
  Object.values(cards).flatMap((card) => {
    const shown = entries.flatMap(({ kind, note, profile }) =>
      kind === card.kind.name && profile !== null ? [{ note, profile }] : [],
    )
    return shown.length === 0 ? [] : [{ card, entries: shown }]
  })
