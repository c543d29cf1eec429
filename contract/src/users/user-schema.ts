import * as z from 'zod'
import { collection } from '../collection.ts'
import { distinct, FileUrl, Id, Instant, line, prose } from '../envelope.ts'
import { KindName } from '../profile-schema.ts'
import { AccountType } from '../reference-lists/account-types.ts'
import { StateName } from '../reference-lists/regions.ts'
import { SportName } from '../reference-lists/sports.ts'
import { maxAbout, maxUserName, maxUserSports } from '../rules/limits.ts'

/** What people state about themselves. */
export const UserDraft = z.strictObject({
  name: line(maxUserName),
  accountType: AccountType.nullable(),
  sports: distinct(SportName, 'a sport').max(maxUserSports),
  city: line(100).nullable(),
  state: StateName.nullable(),
  about: prose(maxAbout).nullable(),
})

/** A user as others see them. */
export const User = z.object({
  id: Id,
  /** An uploaded image, or the picture of the identity provider. */
  picture: FileUrl,
  ...UserDraft.shape,
  /** Null unless the caller is the user or an administrator. */
  email: z.string().nullable(),
  /** Others never see users who aren't visible. */
  isVisible: z.boolean(),
  createdDate: Instant,
})
export type User = z.output<typeof User>

/** A user as they see themselves. */
export const UserProfile = User.extend({
  email: z.string(),
  isEmailVerified: z.boolean(),
  updatedDate: Instant,
  unopenedNotifications: z.int(),
  unreadMessages: z.int(),
})
export type UserProfile = z.output<typeof UserProfile>

/** The directory of people. Nothing that is hidden from some callers can be filtered or sorted by. */
export const directory = collection({
  item: User,
  draft: UserDraft,
  texts: ['name', 'city'],
  sort: 'name',
  unfiltered: ['email', 'isVisible'],
})

/** A page that has no other manager than the user. */
const SoleProfile = z.object({ kind: KindName, id: Id, name: z.string() })

/** What prevents the deletion of an account. Nothing if it is empty, false and false. */
export const DeletionObstacles = z.object({
  /** The first 100 by name. Make somebody else a manager, or delete the page. */
  profiles: z.array(SoleProfile),
  profileCount: z.int(),
  isLastAdmin: z.boolean(),
  /** An import of the user is being worked on. */
  isImporting: z.boolean(),
})
export type DeletionObstacles = z.output<typeof DeletionObstacles>
