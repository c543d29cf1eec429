import type { Profile } from '../../kind/profile-calls.ts'
import type { Content } from '../profile-page.ts'

/** Of a page that has a guide, or could. */
export interface GuidedContent {
  /** What it offers to ask first. Null without a guide. */
  guide: readonly string[] | null
}

/** What the panel needs of the page. */
export interface GuidedPage extends GuidedContent, Pick<Content, 'isUnclaimed'> {
  profile: Pick<Profile, 'id' | 'name' | 'email' | 'phone' | 'website'>
}

/** The query parameter of the open panel. */
export const guideParameter = 'guide'
