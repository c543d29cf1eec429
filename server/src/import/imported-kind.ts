import type { ImportKind } from '@app/catalogue/import/import-kind.ts'
import { importKinds } from '@app/catalogue/import/kinds/import-kinds.ts'
import type { ImportedKindName } from '@app/contract/owners.ts'
import { isRoute, type RouteTree } from '@app/contract/route.ts'
import { services } from '@app/contract/tree.ts'
import { kinds } from '../kinds.ts'
import type { ProfileKind } from '../patterns/profile-kind.ts'

/** Child items that are imported with a profile, by their names in the importer, each with its table. */
export const childTables = {
  sports: 'sport',
  amenities: 'amenity',
  spaces: 'space_type',
  otherNames: 'other_name',
} as const
export const childNames = ['sports', 'amenities', 'spaces', 'otherNames'] as const
export type ChildName = (typeof childNames)[number]

/** A kind whose profiles are imported: how its files are read, and how it is stored. */
export interface ImportedKind {
  name: ImportedKindName
  reading: ImportKind
  kind: ProfileKind
  /** In plain words, such as 'facilities'. */
  plural: string
  /** The operation ids of its audit rows begin with this. */
  operations: string
  /** The child items that it has. */
  children: readonly ChildName[]
}

/** The prefix of a kind's operation ids, such as `facility-mgmt.facilities`. */
function operationsOf({ contract }: ProfileKind): string {
  for (const [service, entities] of Object.entries(services))
    for (const [entity, tree] of Object.entries<RouteTree>(entities)) {
      const { get } = tree
      if (get && isRoute(get) && get.path === `${contract.path}/{id}`) return `${service}.${entity}`
    }
  throw new Error(`no service has the routes of ${contract.owner}`)
}

export function importedKind(name: ImportedKindName): ImportedKind {
  const kind = kinds[name]
  return {
    name,
    kind,
    reading: importKinds[name],
    plural: kind.contract.path.slice(1),
    operations: operationsOf(kind),
    children: name === 'facility' ? childNames : ['otherNames'],
  }
}
