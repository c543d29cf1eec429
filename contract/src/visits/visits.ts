/** What people do with a page that its team reads about. An impression is a card, a mark or a promotion that was seen for a second. */
export const visitActions = [
  'view',
  'impression',
  'website',
  'phone',
  'email',
  'directions',
  'signUp',
  'hotel',
  'like',
  'follow',
  'share',
  'list',
  'compare',
  'contact',
  'download',
] as const
export type VisitAction = (typeof visitActions)[number]

/** Where a reader comes from, besides other sites, which are named by their host. Our own links say it with `?via=`. */
export const visitSources = [
  'search',
  'map',
  'promotion',
  'page',
  'list',
  'mail',
  'push',
  'calendar',
  'share',
  'unknown',
] as const
export type VisitSource = (typeof visitSources)[number]

/** Of a batch. */
export const mostVisits = 20

/** Filters of a search. */
export const mostSearched = 30
