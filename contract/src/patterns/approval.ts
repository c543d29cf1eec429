import type * as z from 'zod'
import { One } from '../envelope.ts'
import { route } from '../route.ts'

/** One way, idempotent, admins only. */
export const approval = <const P extends string, I extends z.ZodType>(path: P, item: I) =>
  route({ method: 'PUT', path: `${path}/{id}/approve`, allow: 'admin', reply: One(item) })
