import type { KindFacts } from '../kinds/registry.ts'

/** The search that the landing page is built around: its form, its figures, and the links below it. */
export interface LandingSearch {
  kind: KindFacts
  /** Both get the number of profiles that can be found. */
  lead(count: string): string
  description(count: string): string
  action: string
  /** Query strings of the marketplace. */
  popular: readonly { title: string; query: string }[]
}
