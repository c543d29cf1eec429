import type * as z from 'zod'
import { One } from '../envelope.ts'
import type { ProfileKind } from '../profile-kind.ts'
import { route } from '../route.ts'

/** Idempotent, for admins. There is no way to revoke an approval. A declined page has to be sent again first. */
export const approval = <const P extends string, I extends z.ZodObject>({
  owner,
  path,
  item,
}: ProfileKind<P, I>) =>
  route({ method: 'PUT', path: `${path}/{id}/approve`, owner, allow: 'admin', reply: One(item) })

/** Idempotent, for managers. */
export const submission = <const P extends string, I extends z.ZodObject>({
  owner,
  path,
  item,
}: ProfileKind<P, I>) =>
  route({
    method: 'PUT',
    path: `${path}/{id}/submit`,
    owner,
    allow: 'manager',
    reply: One(item),
    summary: 'Send a declined page to the administrators again',
  })
