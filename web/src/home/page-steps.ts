import type { Profile } from '../kind/profile-calls.ts'
import type { ProfileSummary } from '../kind/profile-summary.ts'
import { profilePath } from '../kind/registry.ts'

const maxSteps = 3

/** What would improve a page most, with links to where it is done. Nothing for one that is over on `today`. */
export const pageSteps = <I extends Profile>(summary: ProfileSummary<I>, profile: I, today: string) =>
  summary.isOver?.(profile, today)
    ? []
    : summary.nextSteps
        .filter(({ isMissing }) => isMissing(profile))
        .slice(0, maxSteps)
        .map(({ text, section }) => ({ text, to: `${profilePath(summary.kind, profile.id)}#${section}` }))
