import * as z from 'zod'
import { collection } from '../collection.ts'
import { Id, Instant, line } from '../envelope.ts'
import type { OwnerDeclaration } from '../profile-kind.ts'
import { maxName, maxOtherNames } from '../rules/limits.ts'
import { items, under } from './items.ts'

/** Former and common names, by which a profile is found too. */
export const otherNameCollection = collection({
  item: z.object({ id: Id, name: z.string(), createdDate: Instant }),
  draft: z.strictObject({ name: line(maxName) }),
  texts: ['name'],
  sort: 'name',
  quota: { most: maxOtherNames },
})

/** The other names of a profile: at most 20, all different in any casing, none of them its name. */
export const otherNames = <const P extends string>(kind: OwnerDeclaration<P>) =>
  items(under(kind, 'otherNames'), otherNameCollection)
