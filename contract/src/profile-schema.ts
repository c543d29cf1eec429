import * as z from 'zod'
import { Id, Instant, line, prose } from './envelope.ts'
import { hostKinds, profileKinds } from './owners.ts'
import { RegionName, StateName } from './reference-lists/regions.ts'
import { ResponseTime } from './reference-lists/response-times.ts'
import { Tier } from './reference-lists/tiers.ts'
import { maxName } from './rules/limits.ts'
import { maxDescription } from './rules/text-lengths.ts'

export const KindName = z.enum(profileKinds)
export const HostKind = z.enum(hostKinds)

/** Of the kinds in `membershipKinds` only. */
export const Membership = z.strictObject({ isActive: z.boolean(), tier: Tier.nullable() })

/**
 * A name or password before the host, even an empty one, would show another site than the one that opens. So would a backslash, which
 * browsers read as a slash, and other programs as part of a name.
 */
const hasNoUser = (text: string) => !/^[^/]*\/\/[^/?#]*[@\\]/.test(text)

/** The address of a website. Characters that nobody sees, or that turn the direction of text, could disguise another one. */
export const WebAddress = z
  .url({ protocol: /^https?$/, hostname: z.regexes.domain })
  .max(500)
  .regex(
    /^[^\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]*$/u,
    'must not contain invisible characters',
  )
  .refine(hasNoUser, 'must not have a user name, a password or a backslash before its path')
export const Phone = z
  .string()
  .trim()
  .regex(/^\+?[\d\s().x-]{7,32}$/, 'must be a telephone number')

/** The fields of all kinds that managers can write. Nullable fields can be omitted. */
export const ProfileDraft = z.strictObject({
  name: line(maxName),
  description: prose(maxDescription).nullable().default(null),
  address: line(300).nullable().default(null),
  city: line(100).nullable().default(null),
  state: StateName.nullable().default(null),
  postalCode: line(12).nullable().default(null),
  lat: z.number().min(-90).max(90).nullable().default(null),
  lng: z.number().min(-180).max(180).nullable().default(null),
  googlePlaceId: line(300).nullable().default(null),
  phone: Phone.nullable().default(null),
  email: z.email().max(254).nullable().default(null),
  website: WebAddress.nullable().default(null),
  responseTime: ResponseTime.nullable().default(null),
  parentId: Id.nullable().default(null),
})

/** The read-only fields of all kinds. `headerImage` is generated art if no image was uploaded. */
export const ProfileFacts = z.object({
  id: Id,
  region: RegionName.nullable(),
  headerImage: z.string(),
  logo: z.string().nullable(),
  /** Managers may send a declined page again, which makes it pending. */
  status: z.enum(['Pending', 'Declined', 'Approved']),
  isActive: z.boolean(),
  isPromoted: z.boolean(),
  createdDate: Instant,
  createdBy: Id.nullable(),
  updatedDate: Instant,
  updatedBy: Id.nullable(),
})
