import type { Profile } from '../kinds/profile-calls.ts'
import type { ProfileSummary } from '../kinds/profile-summary.ts'
import { profilePath } from '../kinds/registry.ts'

const maxSteps = 3

/** What would improve the page most, with links to where it is done. */
export const nextSteps = <I extends Profile>(summary: ProfileSummary<I>, profile: I) =>
  summary.nextSteps
    .filter(({ isMissing }) => isMissing(profile))
    .slice(0, maxSteps)
    .map(({ text, section }) => ({ text, to: `${profilePath(summary.kind, profile.id)}#${section}` }))
