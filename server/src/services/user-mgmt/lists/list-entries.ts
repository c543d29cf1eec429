import { sql } from 'kysely'
import type * as z from 'zod'
import type { Page } from '@app/contract/envelope.ts'
import type { ListEntry } from '@app/contract/lists/list-schema.ts'
import type { ProfileKindName } from '@app/contract/owners.ts'
import type { Call } from '../../../platform/http/call.ts'
import { itemJson as profileJson, type ItemText, type ItemTexts } from '../../../patterns/item-texts.ts'
import type { ProfileKind } from '../../../patterns/profile-kind.ts'
import { viewerOf, visibleTo } from '../../../patterns/visibility.ts'

export interface ListParts {
  kinds: readonly ProfileKind[]
  texts: ItemTexts
}

interface EntryRow {
  profileId: string
  kind: ProfileKindName
  note: string | null
  addedDate: Date
}

interface EntryScope {
  listId: string
  page: Page
  /** Leaves out profiles that the caller can't see. Otherwise they are entries without a profile. */
  isVisibleOnly: boolean
}

/**
 * The condition that the caller sees the profile `p`, by the rule of its kind. Kinds whose gate the caller doesn't pass share one rule:
 * PostgreSQL plans each.
 */
export async function visibleOfAnyKind({ kinds }: Pick<ListParts, 'kinds'>, call: Call) {
  const passed: string[] = []
  for (const { kind, gate } of kinds) {
    const [, , passesGate] = await viewerOf(call, gate)
    if (passesGate) passed.push(kind)
  }
  if (passed.length === 0) return visibleTo(call, 'p')
  return sql<boolean>`(${visibleTo(call, 'p')} or (p.kind = any (${passed}) and ${visibleTo(call, 'p', true)}))`
}

/** A page of the entries of a list, last added first. */
export async function findEntries(parts: ListParts, call: Call, scope: EntryScope) {
  const { listId, page, isVisibleOnly } = scope
  const condition = isVisibleOnly ? await visibleOfAnyKind(parts, call) : sql<boolean>`true`
  const { rows } = await sql<EntryRow>`
    select e.profile_id as "profileId", p.kind, e.note, e.created_date as "addedDate"
    from profile_list_entry e join profile p on p.id = e.profile_id
    where e.list_id = ${listId} and ${condition} order by e.created_date desc, e.profile_id`.execute(call.db)
  const onPage = rows.slice(page.offset, page.offset + page.take)
  return { rows: onPage, count: rows.length, texts: await textsOf(parts, call, onPage) }
}

/** The items of the rows that the caller sees, by id. One query for each kind. */
async function textsOf({ kinds, texts }: ListParts, call: Call, rows: readonly EntryRow[]) {
  const found = new Map<string, ItemText>()
  for (const kind of kinds) {
    const ids = rows.flatMap((row) => (row.kind === kind.kind ? [row.profileId] : []))
    if (ids.length === 0) continue
    for (const [id, text] of await texts(kind, call, ids)) found.set(id, text)
  }
  return found
}

type Found = Awaited<ReturnType<typeof findEntries>>

/** The reply of a page. `fieldsOf` chooses what readers see besides the profile. */
export function entriesReply(
  { rows, count, texts }: Found,
  fieldsOf: (row: EntryRow) => Partial<Record<keyof z.output<typeof ListEntry>, unknown>>,
) {
  const items = rows.map((row) => {
    const text = texts.get(row.profileId)
    const fields = JSON.stringify({ ...fieldsOf(row), kind: row.kind, profileId: row.profileId })
    return `${fields.slice(0, -1)},"profile":${text ? profileJson(text) : 'null'}}`
  })
  return { items: `[${items.join(',')}]`, count }
}
