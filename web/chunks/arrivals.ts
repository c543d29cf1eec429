/** The pages where strangers arrive, from a search or a link; the root holds them all. */
const arrival =
  /[\\/](?:app[\\/](root)|(?:kinds[\\/][^\\/]+|landing)[\\/](landing|market|profile)-route)\.tsx/

/** The server renders it with a page where strangers arrive, and browsers load it later. */
const renderedEarly =
  /[\\/](?:kinds[\\/][^\\/]+[\\/]sections\.tsx?|landing[\\/]lower-landing\.tsx|market[\\/]results\.tsx)$/

/** The importers of a module, static and dynamic. */
export interface ModuleGraph {
  getModuleInfo: (id: string) => { importers: readonly string[]; dynamicImporters: readonly string[] } | null
}

/** A module and all that need it before they run, or later through the importers given by `isLate`. */
export function usersOf(
  id: string,
  graph: ModuleGraph,
  isLate: (user: string) => boolean = () => false,
): Set<string> {
  const users = new Set([id])
  // The loop adds to it.
  for (const user of users) {
    const { importers = [], dynamicImporters = [] } = graph.getModuleInfo(user) ?? {}
    for (const importer of importers) users.add(importer)
    if (isLate(user)) for (const importer of dynamicImporters) users.add(importer)
  }
  return users
}

/** The arrivals among the users of a module. */
function arrivalsOf(...module: Parameters<typeof usersOf>): Set<string> {
  const found = new Set<string>()
  for (const user of usersOf(...module)) {
    const [, root, page] = arrival.exec(user) ?? []
    const own = root ?? page
    if (own !== undefined) found.add(own)
  }
  return found
}

/** Far down on the landing page. What it needs later is no reason to put it into the first load of all pages. */
const lowerLanding = /[\\/]landing[\\/]lower-landing\.tsx$/

const always = (user: string) => !lowerLanding.test(user)

/** Strangers arrive here, too, though its scripts are those of other pages. The server renders all of it. */
const storyPage = /[\\/]stories[\\/]stories-page\.tsx/

/** Styles that a page where strangers arrive needs at once. Those of editing, creation and administration load with them. */
export function styleOf(id: string, graph: ModuleGraph): 'style' | null {
  if (!id.endsWith('.css')) return null
  const isEarly = (user: string) => renderedEarly.test(user)
  const isNeeded =
    arrivalsOf(id, graph, isEarly).size > 0 || [...usersOf(id, graph)].some((user) => storyPage.test(user))
  return isNeeded ? 'style' : null
}

/** The root or the landing page needs it, now or later. */
export function shellOf(id: string, graph: ModuleGraph): 'shell' | null {
  const needing = arrivalsOf(id, graph)
  if (arrival.test(id) || needing.size === 0) return null
  if (needing.has('root')) return 'shell'
  const ever = arrivalsOf(id, graph, always)
  return ever.size > 1 && (ever.has('root') || ever.has('landing')) ? 'shell' : null
}

/** Several pages with profiles need it, now or later. In the file of one of them, it would make the others load that page. */
const isShared = (id: string, graph: ModuleGraph) =>
  arrivalsOf(id, graph).size > 0 &&
  arrivalsOf(id, graph, always).size > 1 &&
  !arrival.test(id) &&
  shellOf(id, graph) === null

/** Only marketplaces with dates need it. */
const ofDates = /[\\/]market[\\/]dates-button\.tsx$/

/** Profiles and creation pages need it at once. One line, which a file of its own would cost more than it costs marketplaces. */
const ofProfilesAndCreation = /[\\/]src[\\/]reference-lists[\\/]slug\.ts$/

/** Shared, and a marketplace needs it at once. */
export function profilesOf(id: string, graph: ModuleGraph): 'profiles' | null {
  if (ofProfilesAndCreation.test(id)) return 'profiles'
  if (ofDates.test(id)) return null
  return arrivalsOf(id, graph).has('market') && isShared(id, graph) ? 'profiles' : null
}

/** Creation pages need it at once. Of the profiles, only those of events do. */
const ofCreation = /[\\/]src[\\/](?:components[\\/]display[\\/]banner|kind[\\/]profile-fields)\.tsx?$/

/** The creation page of facilities and the profiles of destinations need it at once. */
const spaceScore = /[\\/]src[\\/]page[\\/]space-score\.ts$/

/** What creation pages need at once, apart from what profiles share, which they must not load. */
export function ofCreationOf(id: string): 'of-creation' | 'space-score' | null {
  if (ofCreation.test(id)) return 'of-creation'
  return spaceScore.test(id) ? 'space-score' : null
}

/** Profiles and requests need it at once, and requests must not load the rest of a profile. */
const ofRequests = /[\\/]src[\\/]components[\\/]fields[\\/]number-field\.tsx$/

/** Shared, but only a profile needs it at once. Marketplaces load it later. */
export function profileSharedOf(id: string, graph: ModuleGraph): 'profile-shared' | null {
  const isLate = isShared(id, graph) && profilesOf(id, graph) === null && !ofDates.test(id)
  return isLate || ofRequests.test(id) ? 'profile-shared' : null
}

/** The one of those pages that needs it at once, where no other of them ever does. */
export function pageOf(id: string, graph: ModuleGraph): string | null {
  const [page] = arrivalsOf(id, graph)
  if (arrival.test(id) || page === undefined) return null
  return arrivalsOf(id, graph, always).size === 1 ? page : null
}
