import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { operations } from '@app/contract/route.ts'
import { services } from '@app/contract/tree.ts'

/**
 * Makes every test server record the operations that answered 2xx; the function returned lists those that never did.
 * Only a whole run (`ALL_TESTS=1`) checks: a single file covers little.
 */
export function coverRoutes(folder: string): () => string[] {
  const file = join(folder, 'covered-operations')
  process.env.ROUTE_COVERAGE = file
  return () => {
    if (process.env.ALL_TESTS !== '1') return []
    const covered = new Set(existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [])
    return Object.entries(services).flatMap(([service, tree]) =>
      [...operations(tree)].map(([id]) => `${service}.${id}`).filter((id) => !covered.has(id)),
    )
  }
}
