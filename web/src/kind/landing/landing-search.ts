import { kinds, type KindFacts } from '../registry.ts'

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

export const landingSearch: LandingSearch = {
  kind: kinds.facility,
  lead: (count) =>
    `Search ${count} facilities by what actually fits: how many courts, fields, rinks and pools, which surface, how far away.`,
  description: (count) =>
    `Search ${count} facilities by what fits your event: how many courts, fields, rinks and pools, which surface, how far.`,
  action: 'Search venues',
  popular: [
    { title: '10 courts, hardwood', query: 'space=Court&surface=Hardwood&count=10' },
    { title: 'Turf fields near Dallas, TX', query: 'space=Field&surface=Turf&near=Dallas%2C+TX&dist=50' },
    { title: 'Two ice rinks', query: 'space=Rink&surface=Ice&count=2' },
    { title: 'Indoor pools', query: 'space=Pool&location=Indoor' },
  ],
}
