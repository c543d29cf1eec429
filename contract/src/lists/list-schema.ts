import * as z from 'zod'
import { Id, Instant, line, prose } from '../envelope.ts'
import { kindContracts } from '../kinds.ts'
import { profileKinds } from '../owners.ts'
import { maxListName, maxNote, maxSharedBy } from '../rules/limits.ts'

/** How a list is shared. Everyone with the key can read it. */
export const Sharing = z.object({
  key: z.string(),
  /** The name that readers see as its author. Null for none. */
  sharedBy: z.string().nullable(),
  /** Whether readers see the notes. */
  withNotes: z.boolean(),
})

export const ListDraft = z.strictObject({ name: line(maxListName) })

/** A named list of profiles of any kind. Only its owner sees it, unless it is shared. */
export const ProfileList = z.object({
  id: Id,
  ...ListDraft.shape,
  /** Including profiles that the owner can't see any longer. */
  entryCount: z.int(),
  /** Whether it contains the profile that the query asks about. Null without one. */
  hasProfile: z.boolean().nullable(),
  sharing: Sharing.nullable(),
  createdDate: Instant,
  updatedDate: Instant,
})
export type ProfileList = z.infer<typeof ProfileList>

export const SharingDraft = z.strictObject({
  sharedBy: line(maxSharedBy).nullable().default(null),
  withNotes: z.boolean().default(false),
})

export const Note = prose(maxNote).nullable()

/** The note is kept if it is omitted. */
export const EntryDraft = z.strictObject({ note: Note.optional() })

/** A profile in a list, by kind. `profile` is null if the owner of the list can't see it any longer. */
export const ListEntry = z.object({
  profileId: Id,
  kind: z.enum(profileKinds),
  note: Note,
  addedDate: Instant,
  profile: z.union(Object.values(kindContracts).map(({ item }) => item)).nullable(),
})

/** A list as its readers see it. */
export const SharedList = z.object({
  name: z.string(),
  sharedBy: z.string().nullable(),
  updatedDate: Instant,
})
export const SharedEntry = ListEntry.omit({ addedDate: true })
