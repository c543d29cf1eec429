import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { operations } from '@app/contract/route.ts'
import { services } from '@app/contract/tree.ts'

/**
 * Has every test server note the operations that answered 2xx; the function returned names those that never did. Only
 * a whole run asks (`ALL_TESTS=1`): a single file covers little.
 */
export function coverRoutes(folder: string): () => string[] {
  const file = join(folder, 'covered-operations')
  process.env.ROUTE_COVERAGE = file
  return () => {
    if (process.env.ALL_TESTS !== '1') return []
    const covered = new Set(existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [])
    return Object.values(services).flatMap((tree) =>
      [...operations(tree)].map(([id]) => id).filter((id) => !covered.has(id)),
    )
  }
}
