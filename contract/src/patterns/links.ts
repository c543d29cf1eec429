import * as z from 'zod'
import type { Collection } from '../collection.ts'
import { Id, Instant } from '../envelope.ts'
import type { ItemName } from '../owners.ts'
import type { OwnerDeclaration } from '../profile-kind.ts'
import { managed, singleItem, under, wholeList } from './items.ts'

/** The fields of every link. The collection adds a field with the id of the target. */
export const Link = z.object({
  id: Id,
  ownerId: Id,
  ownerName: z.string(),
  /** Name of the target. */
  name: z.string(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  /** Set by managers of the target. Until then, only staff of the two sides see the link. */
  isAccepted: z.boolean(),
  createdDate: Instant,
})

export const LinkChange = z.strictObject({ isAccepted: z.boolean() })

/** Links from an owner to another profile. The owner requests a link, the target accepts it, and either can remove it. */
export const links = <
  const P extends string,
  const N extends string,
  I extends z.ZodObject,
  D extends z.ZodType,
  C extends z.ZodType,
>(
  kind: OwnerDeclaration<P>,
  name: N,
  item: ItemName,
  collection: Collection<I, D, C>,
) => {
  const place = under(kind, name)
  const bothSides = { ...place, owner: [kind.owner, 'item'] } as const
  return { ...wholeList(place, collection), ...singleItem(bothSides, collection, managed, item) }
}
