import * as z from 'zod'
import { Id, One } from '../envelope.ts'
import type { ProfileKind } from '../profile-kind.ts'
import { route } from '../route.ts'

/** For whoever sees the page, since it says nothing that the page doesn't. */
export const suggestedDescription = <const P extends string>({ path }: Pick<ProfileKind<P>, 'path'>) =>
  route({
    method: 'PUT',
    path: `${path}/ai/description`,
    owner: null,
    allow: 'user',
    effect: 'read',
    data: z.strictObject({ id: Id }),
    reply: One(z.object({ text: z.string() })),
    summary: 'A description composed from what a page says about itself. Nothing is saved',
  })
