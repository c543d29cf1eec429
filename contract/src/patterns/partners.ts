import * as z from 'zod'
import { collection } from '../collection.ts'
import { FileUrl, Id, Instant, line, One } from '../envelope.ts'
import type { OwnerDeclaration } from '../profile-kind.ts'
import { KindName, WebAddress } from '../profile-schema.ts'
import { fileByteQuotas } from '../quota.ts'
import { route } from '../route.ts'
import { maxName } from '../rules/limits.ts'

/** Whom a profile works with. Name, place and image are those of the partner's own profile if it has one. */
export const Partner = z.object({
  id: Id,
  profileId: Id.nullable(),
  profileKind: KindName.nullable(),
  name: z.string(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  website: z.string().nullable(),
  image: FileUrl,
  createdDate: Instant,
})

const website = WebAddress.nullable().default(null)
/** What can be changed of a partner that has a profile. */
export const LinkedPartnerChange = z.strictObject({ website })

export const partnerCollection = collection({
  item: Partner,
  /** Either a profile, or the name of a partner without one. */
  draft: z
    .strictObject({ profileId: Id.optional(), name: line(maxName).optional(), website })
    .refine(({ profileId, name }) => (profileId === undefined) !== (name === undefined), {
      message: 'must be set, or profileId, but not both',
      path: ['name'],
    }),
  change: z.strictObject({ name: line(maxName), website }),
  texts: ['name'],
  sort: 'name',
})

/** `POST …/partners/{id}/images` uploads the logo of a partner that has no profile. */
export const partnerImage = <const P extends string>({ path }: OwnerDeclaration<P>) =>
  route({
    method: 'POST',
    path: `${path}/partners/{id}/images`,
    owner: ['item'],
    item: 'partner',
    allow: 'manager',
    body: 'file',
    otherStatus: 201,
    quotas: [fileByteQuotas.page, fileByteQuotas.account],
    reply: One(Partner),
  })
