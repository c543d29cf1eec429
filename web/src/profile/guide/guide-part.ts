import type { Profile } from '../../kind/profile-calls.ts'
import type { Part } from '../profile-page.ts'

/** What the guide of a page offers to ask first. Null without a guide. The first load leaves out its code. */
export const guidePart: Part<Profile, readonly string[] | null> = {
  load: async (api, profile) => (await import('./load-guide.ts')).loadGuide(api, profile),
}
