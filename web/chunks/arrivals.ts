/** The pages where strangers arrive, from a search or a link; the root holds them all. */
const arrival = /[\\/](?:app[\\/](root)|(landing|marketplace|facility)-route)\.tsx/

/** What the bundler knows of a module: `importers` are those that import it at once, not `dynamicImporters`. */
interface ModuleGraph {
  getModuleInfo: (id: string) => { importers: string[] } | null
}

/** The arrivals that need a module before they are alive; what parts that come later share with them does not count. */
function arrivalsOf(id: string, graph: ModuleGraph): Set<string> {
  const found = new Set<string>()
  // Grows while it is gone through.
  const users = new Set([id])
  for (const user of users) {
    const [, root, page] = arrival.exec(user) ?? []
    const own = root ?? page
    if (own !== undefined) found.add(own)
    for (const importer of graph.getModuleInfo(user)?.importers ?? []) users.add(importer)
  }
  return found
}

/** Needed by every page, or by several of those where strangers arrive. */
export function shellOf(id: string, graph: ModuleGraph): 'shell' | null {
  const found = arrivalsOf(id, graph)
  return !arrival.test(id) && (found.size > 1 || found.has('root')) ? 'shell' : null
}

/** The one of those pages that needs it. */
export function pageOf(id: string, graph: ModuleGraph): string | null {
  const [page, another] = arrivalsOf(id, graph)
  return arrival.test(id) || another !== undefined ? null : (page ?? null)
}
