import type { VisitAction, VisitSource } from '../visits/visits.ts'

/** What people did with a page, as reports name it. */
export const actionLabels: Record<VisitAction, string> = {
  view: 'Page views',
  impression: 'Seen in lists and on maps',
  website: 'Website opened',
  phone: 'Phone number used',
  email: 'Email address used',
  directions: 'Directions asked for',
  signUp: 'Sign-up opened',
  hotel: 'Hotel opened',
  like: 'Likes',
  follow: 'New followers',
  share: 'Shared',
  list: 'Saved to lists',
  compare: 'Compared',
  contact: 'Messages to the team',
  download: 'Files downloaded',
}

const sourceLabels: Record<VisitSource, string> = {
  search: 'Search',
  map: 'Map',
  promotion: 'Promotion',
  page: 'Other pages here',
  list: 'Shared lists',
  mail: 'Emails',
  push: 'Notifications',
  calendar: 'Calendars',
  share: 'Shared links',
  unknown: 'Unknown',
}

const isOwn = (source: string): source is VisitSource => source in sourceLabels

/** A host names itself. */
export const sourceLabel = (source: string) => (isOwn(source) ? sourceLabels[source] : source)

/** What became of a record, as administrators read it. */
export const outcomeLabels = {
  recorded: 'Counted',
  off: 'Counting is off',
  robot: 'Robots',
  prefetch: 'Fetched ahead',
  admin: 'Administrators',
  team: 'The page’s own team',
  hidden: 'No page, or a hidden one',
  late: 'More than 15 minutes late',
  repeat: 'Again within half an hour',
  flood: 'Too many from one network',
  lost: 'Not stored',
}

const fieldLabels: Readonly<Record<string, string>> = {
  text: 'Words',
  near: 'Near a place',
  bounds: 'Part of the map',
  area: 'County or region',
  free: 'Free days',
  dates: 'Dates',
  sports: 'Sport',
  sportsList: 'Sport',
  amenities: 'Amenity',
  services: 'Service',
}

/** A field of a filter as people read it: `facilityType` is 'Facility type'. */
export function fieldLabel(field: string): string {
  const words = field.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replaceAll('.', ' ')
  return fieldLabels[field] ?? words.charAt(0).toUpperCase() + words.slice(1)
}
