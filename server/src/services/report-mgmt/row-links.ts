import type { ProfileKindName } from '@app/contract/owners.ts'
import type { RowLink } from '@app/contract/reports/report-schema.ts'
import { visibleTo } from '../../patterns/visibility.ts'
import { sql } from 'kysely'
import type { Call } from '../../platform/http/call.ts'

/** Returns the link of a page, or null if the reader doesn't see it. */
export type LinkOf = (id: string | null) => RowLink | null

/** The links of pages that rows are of, which may be hidden from the reader although their numbers are not. */
export async function readLinks(call: Call, ids: Iterable<string | null>): Promise<LinkOf> {
  const asked = [...new Set(ids)].filter((id) => id !== null)
  if (asked.length === 0) return () => null
  const { rows } = await sql<{ id: string; kind: ProfileKindName }>`
    select p.id, p.kind from profile p where p.id = any (${asked}) and ${visibleTo(call, 'p')}`.execute(
    call.db,
  )
  const kinds = new Map(rows.map(({ id, kind }) => [id, kind]))
  return (id) => {
    const to = id === null ? undefined : kinds.get(id)
    return id === null || to === undefined ? null : { to, id }
  }
}
