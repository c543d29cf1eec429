import * as z from 'zod'
import { Instant, One } from '../envelope.ts'
import type { OwnerDeclaration } from '../profile-kind.ts'
import { route } from '../route.ts'

/** When each field and each collection of a profile last changed, by its name. What never changed is absent. */
export const changes = <const P extends string>({ owner, path }: OwnerDeclaration<P>) =>
  route({
    method: 'GET',
    path: `${path}/{id}/changes`,
    owner,
    allow: 'visitor',
    reply: One(z.record(z.string(), Instant)),
    summary: 'When each field and collection last changed',
  })
