import { profileSharedOf, usersOf, type ModuleGraph } from './arrivals.ts'

const home = /[\\/]home[\\/]home-route\.tsx/
/** Home loads it beside its data. */
const lateHome = /[\\/]home[\\/]late-home\.ts$/
const session = /[\\/]session[\\/]auth0-session\.tsx/
const profile = /[\\/]profile-route\.tsx/
const components = /[\\/]web[\\/]src[\\/]components[\\/]/
const ofHome = /[\\/]web[\\/]src[\\/]home[\\/]/

const isNeededBy = (page: RegExp, id: string, graph: ModuleGraph) =>
  !page.test(id) && [...usersOf(id, graph)].some((user) => page.test(user))

/** The session needs it at once, so every page of somebody signed in does. */
export const sessionOf = (id: string, graph: ModuleGraph) =>
  isNeededBy(session, id, graph) ? 'session' : null

/** Profiles and home need it at once. In the file of profiles, it would make home load them. */
export const bothOf = (id: string, graph: ModuleGraph) =>
  isNeededBy(home, id, graph) && isNeededBy(profile, id, graph) ? 'both' : null

/** What is shared beside profiles, with what home loads later too. */
export const besideProfilesOf = (id: string, graph: ModuleGraph) =>
  isNeededBy(lateHome, id, graph) && isNeededBy(profile, id, graph)
    ? 'profile-shared'
    : profileSharedOf(id, graph)

/** Home needs it at once, and other pages may, which must not load home. What is merged with it, home would load. */
export const besideHomeOf = (id: string, graph: ModuleGraph) =>
  !ofHome.test(id) && isNeededBy(home, id, graph) ? 'beside-home' : null

/** Home needs it at once, and only parts of home do. */
export const homeOf = (id: string, graph: ModuleGraph) =>
  ofHome.test(id) && isNeededBy(home, id, graph) ? 'home' : null

/** Merged with other small parts, it would bring the calls to pages that have none. */
const withCalls = /[\\/]page[\\/]use-invitation-answer\.ts$/

/**
 * Home needs it later, and other pages may. Not merged with anything else, either, and components not with the rest: forms that use them would
 * load its calls.
 */
export const besideLateHomeOf = (id: string, graph: ModuleGraph) =>
  ofHome.test(id) || withCalls.test(id) || !isNeededBy(lateHome, id, graph)
    ? null
    : components.test(id)
      ? 'late-components'
      : 'beside-late'

/** Home needs it later, and other late parts of home may. */
export const lateHomeOf = (id: string, graph: ModuleGraph) =>
  ofHome.test(id) && isNeededBy(lateHome, id, graph) ? 'late' : null
