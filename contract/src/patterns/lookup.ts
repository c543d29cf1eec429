import type * as z from 'zod'
import { One } from '../envelope.ts'
import type { ProfileKind } from '../profile-kind.ts'
import { route } from '../route.ts'

/**
 * Finds a profile by its id in another system: `<kind>/<name>/{<field>}`. The path parameter has the name of the
 * item field with that id.
 */
export const lookup = <
  const P extends string,
  const N extends string,
  I extends z.ZodObject,
  const F extends keyof I['shape'] & string,
>(
  { path, item }: Pick<ProfileKind<P, I>, 'path' | 'item'>,
  name: N,
  field: F,
) =>
  route({
    method: 'GET',
    path: `${path}/${name}/{${field}}`,
    owner: null,
    allow: 'visitor',
    foreignIds: [field],
    reply: One(item),
  })
