import type * as z from 'zod'
import { ProfileDraft } from '@app/contract/profile-schema.ts'
import { asJson, columnOf, fields } from './columns.ts'
import { visible } from './visibility.ts'

/** What a kind of profile declares: its schemas, whose fields are columns of its view and of its extension table. */
export interface KindDeclaration {
  kind: string
  /** The extension's table; `<table>_item` is the view of whole items. */
  table: string
  item: z.ZodObject
  draft: z.ZodObject
}

export interface ProfileKind extends KindDeclaration {
  /** Draft fields that stand in the extension table. */
  ownFields: string[]
  draftFields: string[]
  statements: { get: string; hydrate: string; draft: string }
}

const commonFields = new Set(Object.keys(ProfileDraft.shape))

/** Prepares a kind's statements. Their parameters: what is sought, then the visibility rule's viewer and admin flag. */
export function profileKind(declaration: KindDeclaration): ProfileKind {
  const shape = declaration.item.shape
  const draftShape = declaration.draft.shape
  const view = `${declaration.table}_item`
  const rule = visible('t', '$2', '$3')
  const item = (distance: string) => asJson(shape, 't', { distance })
  return {
    ...declaration,
    draftFields: Object.keys(draftShape),
    ownFields: Object.keys(draftShape).filter((field) => !commonFields.has(field)),
    statements: {
      get: `select ${item('null')}::text as json, t.revision from ${view} t where t.id = $1 and ${rule}`,
      hydrate: `select coalesce(json_agg(page.item order by page.n), '[]')::text as json from (
        select h.n, ${item('h.distance')} as item
        from unnest($1::uuid[], $4::float8[]) with ordinality h(id, distance, n) join ${view} t on t.id = h.id where ${rule}) page`,
      draft: `select (select row_to_json(j) from (select ${fields(draftShape, 't')}, t.is_active as "isActive", t.membership) j) as draft,
        t.revision from ${view} t where t.id = $1`,
    },
  }
}

/** The draft's fields as columns of the profile and of its extension. */
export function splitColumns(kind: ProfileKind, draft: Record<string, unknown>) {
  const own: Record<string, unknown> = {}
  const common: Record<string, unknown> = {}
  for (const [field, value] of Object.entries(draft)) {
    if (kind.ownFields.includes(field)) own[columnOf(field)] = value
    else if (commonFields.has(field)) common[columnOf(field)] = value
  }
  return { own, common }
}
