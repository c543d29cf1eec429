import type * as z from 'zod'
import { Many, Page } from '../envelope.ts'
import type { ProfileKind } from '../profile-kind.ts'
import { route } from '../route.ts'
import { exportOf } from './exports.ts'
import { under } from './items.ts'
import { reactions } from './reactions.ts'
import { Matches } from './search.ts'

/** The profiles of a kind that the caller likes or follows: `<kind>/my/<name>`. */
const favorites = <
  const P extends string,
  const N extends 'liked' | 'followed',
  I extends z.ZodObject,
  F extends z.ZodObject,
>(
  { path, item, filter }: Pick<ProfileKind<P, I, z.ZodObject, F>, 'path' | 'item' | 'filter'>,
  name: N,
) => ({
  list: route({
    method: 'GET',
    path: `${path}/my/${name}`,
    owner: null,
    allow: 'user',
    query: Page,
    reply: Many(item),
  }),
  filtered: route({
    method: 'POST',
    path: `${path}/my/${name}/filtered`,
    owner: null,
    allow: 'user',
    effect: 'read',
    query: Page,
    data: filter,
    reply: Matches(item),
  }),
  export: exportOf({ path: `${path}/my/${name}` as const, owner: null, allow: 'user' }, filter),
})

type Reactable<P extends string, I extends z.ZodObject, F extends z.ZodObject> = Pick<
  ProfileKind<P, I, z.ZodObject, F>,
  'owner' | 'path' | 'item' | 'filter'
>

/** The routes of a kind that people like. */
export const liking = <const P extends string, I extends z.ZodObject, F extends z.ZodObject>(
  kind: Reactable<P, I, F>,
) => ({ liked: favorites(kind, 'liked'), likes: reactions(under(kind, 'likes')) })

/** The routes of a kind that people follow. */
export const following = <const P extends string, I extends z.ZodObject, F extends z.ZodObject>(
  kind: Reactable<P, I, F>,
) => ({ followed: favorites(kind, 'followed'), followers: reactions(under(kind, 'followers')) })
