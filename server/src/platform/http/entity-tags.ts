import { hash } from 'node:crypto'

/**
 * `"7-Qx3…"`: the revision, and a digest of what is shown, which may be more than what has revisions: a facility shows
 * its likes, a member the user's name, and a boost begins without any write.
 */
export const etagOf = (revision: number, item: string) =>
  `"${revision}-${hash('sha256', item, 'base64url').slice(0, 16)}"`

const tagsIn = (header: string) => header.split(',').map((tag) => tag.trim())

/** Whether `If-None-Match` names the tag; a weak one will do. */
export const isHeld = (header: string | undefined, etag: string) =>
  header !== undefined && tagsIn(header).some((tag) => tag === '*' || tag.replace(/^W\//, '') === etag)

/** Whether `If-Match` names the revision, whatever else has changed: a like is nothing that an edit has to yield to. */
export const namesRevision = (header: string, revision: number) =>
  tagsIn(header).some((tag) => tag === '*' || tag.startsWith(`"${revision}-`))
