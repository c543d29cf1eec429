import { profileSharedOf, usersOf, type ModuleGraph } from './arrivals.ts'

const home = /[\\/]home[\\/]home-route\.tsx/
const session = /[\\/]session[\\/]auth0-session\.tsx/
const profile = /[\\/]profile-route\.tsx/
const ofHome = /[\\/]web[\\/]src[\\/]home[\\/]/

const isNeededBy = (page: RegExp, id: string, graph: ModuleGraph) =>
  !page.test(id) && [...usersOf(id, graph)].some((user) => page.test(user))

/** The session needs it at once, so every page of somebody signed in does. */
export const sessionOf = (id: string, graph: ModuleGraph) =>
  isNeededBy(session, id, graph) ? 'session' : null

/** What is shared beside profiles, with home too: in the file of profiles, it would make home load them. */
export const besideProfilesOf = (id: string, graph: ModuleGraph) =>
  isNeededBy(home, id, graph) && isNeededBy(profile, id, graph)
    ? 'profile-shared'
    : profileSharedOf(id, graph)

/** Home needs it at once, and other pages may, which must not load home. What is merged with it, home would load. */
export const besideHomeOf = (id: string, graph: ModuleGraph) =>
  !ofHome.test(id) && isNeededBy(home, id, graph) ? 'beside-home' : null

/** Home needs it at once, and only parts of home do. */
export const homeOf = (id: string, graph: ModuleGraph) =>
  ofHome.test(id) && isNeededBy(home, id, graph) ? 'home' : null
