import type * as z from 'zod'
import { One } from '../envelope.ts'
import type { ProfileKind } from '../profile-kind.ts'
import { route } from '../route.ts'

/** Idempotent, for admins. There is no way to revoke an approval. */
export const approval = <const P extends string, I extends z.ZodObject>({
  owner,
  path,
  item,
}: ProfileKind<P, I>) =>
  route({ method: 'PUT', path: `${path}/{id}/approve`, owner, allow: 'admin', reply: One(item) })
