import { kindContracts } from '@app/contract/kinds.ts'
import { profileKinds, type ProfileKindName } from '@app/contract/owners.ts'
import { services } from '@app/contract/tree.ts'

function treeOf(kind: ProfileKindName) {
  const collection = kindContracts[kind].path.slice(1)
  for (const [service, tree] of Object.entries(services)) {
    const routes: unknown = Reflect.get(tree, collection)
    if (typeof routes === 'object' && routes !== null) return { prefix: `${service}.${collection}`, routes }
  }
  throw new Error(`No service has ${collection}`)
}

/** An operation of a kind, such as `facility-mgmt.facilities.search`. */
export const kindOperation = (kind: ProfileKindName, name: string) => `${treeOf(kind).prefix}.${name}`

/** The kinds whose pages administrators approve. */
export const approvedKinds = profileKinds.filter((kind) => 'approve' in treeOf(kind).routes)
