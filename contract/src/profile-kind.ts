import type * as z from 'zod'
import type { ProfileKindName } from './owners.ts'
import type { Rung } from './route.ts'

/** The name of an owner kind and the path of its collection, such as `/facilities`. */
export interface OwnerDeclaration<P extends string = string> {
  owner: ProfileKindName
  path: P
}

interface Reaction {
  /** Whether users like or follow profiles of this kind. Also a path segment. */
  reaction: 'likes' | 'followers'
}

/** The declaration of a kind of profile. Contract, server and web derive everything common from it. */
export interface ProfileKind<
  P extends string = string,
  I extends z.ZodObject = z.ZodObject,
  D extends z.ZodObject = z.ZodObject,
  F extends z.ZodObject = z.ZodObject,
  R extends string = string,
>
  extends OwnerDeclaration<P>, Reaction {
  item: I
  draft: D
  filter: F
  /** Other names of the item's fields in filters. Both mean the same. */
  otherFields?: Readonly<Record<string, string>>
  /** The rung of each role. At least one role is a manager. */
  roles: Readonly<Record<R, Rung>>
}

export const profileKind = <
  const P extends string,
  I extends z.ZodObject,
  D extends z.ZodObject,
  F extends z.ZodObject,
  const R extends string,
>(
  kind: ProfileKind<P, I, D, F, R>,
) => kind
