import { hash } from 'node:crypto'

/**
 * Returns an ETag such as `"7-Qx3…"`: the revision and a hash of the content. The revision alone isn't enough, because
 * some content changes without a new revision: likes of a facility, the user name of a member, the start of a boost.
 */
export const etagOf = (revision: number, item: string) =>
  `"${revision}-${hash('sha256', item, 'base64url').slice(0, 16)}"`

const tagsIn = (header: string) => header.split(',').map((tag) => tag.trim())

/** Whether `If-None-Match` contains the tag. Weak tags count. */
export const matchesEtag = (header: string | undefined, etag: string) =>
  header !== undefined && tagsIn(header).some((tag) => tag === '*' || tag.replace(/^W\//, '') === etag)

/** Whether `If-Match` contains the revision. The hash is ignored, so that a new like doesn't make an edit fail. */
export const matchesRevision = (header: string, revision: number) =>
  tagsIn(header).some((tag) => tag === '*' || tag.startsWith(`"${revision}-`))
