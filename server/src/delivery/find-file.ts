import { Id } from '@app/contract/envelope.ts'
import { preparedOn } from '../platform/database.ts'
import type { Caller } from '../platform/http/call.ts'
import type pg from 'pg'

export interface FoundFile {
  sha256: string
  /** Anyone may read it, so shared caches may store it. */
  isPublic: boolean
}

/**
 * Finds an image or document. Returns null if it doesn't exist or the caller may not read it. `version` is the part of
 * the URL after the id: the start of the content's hash, optionally with a pass.
 */
export type FindFile = (
  folder: 'images' | 'documents',
  id: string,
  version: string,
  caller: Caller,
) => Promise<FoundFile | null>

const tables = { images: 'image', documents: 'document' }

// The audience is read by itself: PostgreSQL can't join the view by an index.
const statement = (table: string) => `
  with file as materialized (
    select id, owner_id, sha256, created_by, is_unsent, (select audience from derived.owner_audience a where a.owner_id = f.owner_id) as audience
    from ${table} f where id = $1 and left(sha256, 16) = $2)
  select sha256, audience = 'public' as "isPublic" from file
  where audience is not null and (audience = 'public'
    or (audience <> 'members' and ($5::boolean or derived.is_file_pass(id::text, $3)))
    or owner_id = $4::uuid
    or exists (
      select from unnest(array[$4::uuid, derived.reader_of_pass(id, $3)]) reader
      where owner_id in (select derived.seen_by(reader))
        and (audience <> 'members' or derived.sees_group_file(id, created_by, is_unsent, reader))))`

/**
 * A file has the audience of its owner. Browsers load images without a token, so the URL of a private file contains a
 * pass. That of a conversation's file names its reader, who must be a member: administrators aren't.
 * Those that wait for their message are their author's.
 */
export function findFiles(pool: pg.Pool): FindFile {
  const prepared = preparedOn(pool)
  return async (folder, id, version, { user, isAdmin }) => {
    const [, hash, pass] = /^([0-9a-f]{16})(?:\.(.+))?$/.exec(version) ?? []
    if (!Id.safeParse(id).success || hash === undefined) return null
    const [found] = await prepared<FoundFile & pg.QueryResultRow>(
      `find-${folder}`,
      statement(tables[folder]),
      [id, hash, pass ?? '', user?.id ?? null, isAdmin],
    )
    return found ?? null
  }
}

/** Other sites may show it. */
export const anySite = { 'cross-origin-resource-policy': 'cross-origin' }

/** Caching headers of a file, and whether other sites may show it. Private files are revalidated on every request, because access can be revoked. */
export function caching({ isPublic }: FoundFile, vary: readonly string[] = []) {
  const varies = isPublic ? vary : [...vary, 'Authorization']
  const headers: Record<string, string> = {
    ...(isPublic && anySite),
    ...(varies.length > 0 && { vary: varies.join(', ') }),
  }
  return {
    cacheControl: isPublic ? 'public, max-age=31536000, immutable' : 'private, no-cache',
    headers,
  }
}
