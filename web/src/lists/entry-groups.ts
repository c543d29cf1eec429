import type { ProfileKindName } from '@app/contract/owners.ts'
import type { Profile } from '../kinds/profile-calls.ts'
import type { ProfileSummary } from '../kinds/profile-summary.ts'
import { summaryList } from '../kinds/summaries.ts'

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
  summary: ProfileSummary
  entries: ShownEntry[]
}

/** The entries with a profile by kind, in the order of the kinds. Kinds without any are left out. */
export const entryGroups = (entries: readonly Entry[]): EntryGroup[] =>
  summaryList.flatMap((summary) => {
    const shown = entries.flatMap(({ kind, note, profile }) =>
      kind === summary.kind.name && profile !== null ? [{ note, profile }] : [],
    )
    return shown.length === 0 ? [] : [{ summary, entries: shown }]
  })
