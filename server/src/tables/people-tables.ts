import type { LinkSide } from '@app/contract/route.ts'
import type { ColumnType, Generated } from 'kysely'
import type { Moment } from './columns.ts'

export interface PeopleTables {
  owner: { id: string; kind: string }
  app_user: {
    id: string
    subject: string
    email: string
    email_verified: boolean
    name: string
    picture: string | null
    is_visible: Generated<boolean>
    tokens_from: ColumnType<Date | null, Date | null | undefined, Date | null>
    revision: Generated<number>
    blocked_date: ColumnType<Date | null, Date | null | undefined, Date | null>
    blocked_by: string | null
    block_reason: string | null
    created_date: Moment
    updated_date: Moment
  }
  administrator: { user_id: string; seen_date: Moment; next_digest_date: Moment; next_inquiries_date: Moment }
  audit_log: {
    id: Generated<string>
    at: Moment
    user_id: string | null
    operation: string
    owner_id: string | null
    subject_id: string | null
    patch: string | null
    before: string | null
    is_final: Generated<boolean>
    link_side: LinkSide | null
  }
  /** One row. */
  maintenance: {
    maintenance_mode: boolean
    message: string | null
    until: ColumnType<Date | null, string | null, string | null>
    changed_by: string | null
    changed_date: ColumnType<Date | null, Date, Date>
  }
  /** Of a user or a mailed link. */
  idempotency: {
    user_id: string | null
    link_hash: Buffer | null
    key: string
    operation: string
    body_hash: Buffer
    status: number | null
    reply: string | null
    etag: string | null
    created_date: Moment
  }
}
