import * as z from 'zod'
import type { Collection } from '../collection.ts'
import { Flag, Id, Nothing, One } from '../envelope.ts'
import { route, type Rung } from '../route.ts'
import type { Place } from './items.ts'

/** A query with one required flag. */
export function flagQuery<const F extends string>(flag: F): z.ZodObject<Record<F, typeof Flag>>
export function flagQuery(flag: string) {
  return z.object({ [flag]: Flag })
}

interface Toggle<N extends string, F> {
  /** The last segment of the path, such as `opened`. */
  name: N
  /** The boolean field of the item, such as `isOpened`. The query parameter has the same name. */
  flag: F
}

/** `PUT …/{id}/opened?isOpened=true` sets a flag of one item. Idempotent. */
export const toggle = <
  const P extends string,
  I extends z.ZodObject,
  const N extends string,
  const F extends keyof I['shape'] & string,
>(
  { owner, path }: Place<P>,
  { item }: Pick<Collection<I>, 'item'>,
  { name, flag }: Toggle<N, F>,
  allow: Rung = 'manager',
) =>
  route({
    method: 'PUT',
    path: `${path}/{id}/${name}`,
    owner,
    allow,
    query: flagQuery(flag),
    reply: One(item),
  })

/** `PUT …/opened?isOpened=true` sets a flag of all items in the payload. If an id is unknown, it changes none. */
export const toggleMany = <const P extends string, const N extends string, const F extends string>(
  { owner, path }: Place<P>,
  { name, flag }: Toggle<N, F>,
  allow: Rung = 'manager',
) =>
  route({
    method: 'PUT',
    path: `${path}/${name}`,
    owner,
    allow,
    query: flagQuery(flag),
    data: z.array(Id).min(1).max(500),
    reply: Nothing,
  })
