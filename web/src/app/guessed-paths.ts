import { kindList, hasMarket, kinds, marketPath } from '../kind/registry.ts'

const venues = marketPath(kinds.facility)
const hosts = marketPath(kinds.destination)
const thingsToDo = marketPath(kinds.business)

/** Addresses that people type without knowing ours, and the pages that they mean. */
export const guessedPaths: ReadonlyMap<string, string> = new Map([
  ...kindList.filter(hasMarket).map((kind) => [kind.path, marketPath(kind)] as const),
  // Kinds without a marketplace: the pages that lead to theirs.
  [kinds.hotel.path, hosts],
  [kinds.company.path, venues],
  ['/venues', venues],
  ['/marketplace', venues],
  ['/things-to-do', thingsToDo],
  ['/vendors', thingsToDo],
  ['/tournaments', marketPath(kinds.event)],
  ['/rfps', '/events/rfps'],
  ['/messages', '/groups'],
  ['/messaging', '/groups'],
  ['/inbox', '/groups'],
  ['/conversations', '/groups'],
  ['/profile', '/account'],
  ['/settings', '/account'],
  ['/searches', '/account/searches'],
  ['/dashboard', '/home'],
  ['/login', '/home'],
  ['/signin', '/home'],
  ['/sign-in', '/home'],
  ['/signup', '/home'],
  ['/sign-up', '/home'],
  ['/register', '/home'],
  ['/faq', '/help'],
  ['/support', '/help'],
  ['/how-it-works', '/help'],
  ['/privacy', '/help/privacy'],
  ['/terms', '/help/terms'],
  ['/calendar', '/home/calendars'],
  ['/leads', '/requests'],
  ['/lists', '/home/lists'],
  ['/pages', '/home/pages'],
])

/** The address of the page that somebody means, with their query. Undefined if no page is known for it. */
export function meantPath({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string | undefined {
  const path = guessedPaths.get(pathname.toLowerCase().replace(/(?<=.)\/$/, ''))
  return path === undefined ? undefined : path + search
}
