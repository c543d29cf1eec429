import * as z from 'zod'
import { One } from '../envelope.ts'
import { route } from '../route.ts'

/** How many things wait in each queue of administration. */
export const AdminWork = z.object({
  /** Pages that wait for approval, of all kinds. */
  pages: z.int(),
  /** Stories that wait for approval. */
  stories: z.int(),
  claims: z.int(),
  reports: z.int(),
  names: z.int(),
  /** Pages that ask for a membership. */
  asks: z.int(),
  messages: z.int(),
  /** Files that were read and not imported, of the newest hundred. */
  imports: z.int(),
})
export type AdminWork = z.output<typeof AdminWork>

export const adminWork = route({
  method: 'GET',
  path: '/users/my/administration',
  owner: null,
  allow: 'admin',
  reply: One(AdminWork),
  summary: 'How many things wait for an administrator, as the lists of administration count them',
})
