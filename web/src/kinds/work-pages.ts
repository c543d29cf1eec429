import type { ProfileKindName } from '@app/contract/owners.ts'

/** The page below its own that the managers of a kind work on. Apart from the summaries, which pages of profiles load, too. */
export const workPages: Partial<Record<ProfileKindName, { text: string; path: string }>> = {
  facility: { text: 'Calendar', path: 'calendar' },
}
