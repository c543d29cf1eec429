import type * as z from 'zod'
import type { ProfileKind } from '../profile-kind.ts'
import { approval, submission } from './approval.ts'
import { boosts } from './boosts.ts'
import { changes } from './changes.ts'
import { claims } from './claims.ts'
import { documents, files } from './files.ts'
import { under } from './items.ts'
import { otherNames } from './other-names.ts'
import { profiles } from './profiles.ts'
import { search } from './search.ts'

/** The routes of kinds whose pages administrators approve, and whose unmanaged pages can be claimed. */
export const approvalRoutes = <const P extends string, I extends z.ZodObject>(kind: ProfileKind<P, I>) => ({
  approve: approval(kind),
  submit: submission(kind),
  claims: claims(kind),
})

/** The routes that all kinds of profiles have. Kinds add their members, reactions and favorites, which have different names. */
export const commonRoutes = <
  const P extends string,
  I extends z.ZodObject,
  D extends z.ZodObject,
  S extends z.ZodRawShape,
>(
  kind: ProfileKind<P, I, D, z.ZodObject<S, z.core.$strict>>,
) => ({
  ...profiles(kind),
  ...search(kind),
  images: files(under(kind, 'images')),
  documents: documents(under(kind, 'documents')),
  boosts: boosts(kind),
  changes: changes(kind),
  otherNames: otherNames(kind),
})
