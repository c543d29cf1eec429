import { changedKeys } from '../api/profile-changed.ts'

/** What shows a profile, for the `touches` of a write. */
export const profileTouches = (...changed: Parameters<typeof changedKeys>) =>
  changedKeys(...changed).map((key) => ({ key }))
