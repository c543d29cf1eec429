import type { Generated } from 'kysely'
import type { Moment } from './columns.ts'

export interface ListTables {
  profile_list: {
    id: string
    user_id: string
    name: string
    share_key: string | null
    shared_by: string | null
    shares_notes: Generated<boolean>
    revision: Generated<number>
    created_date: Moment
    updated_date: Moment
    deleted_date: Date | null
  }
  profile_list_entry: {
    list_id: string
    profile_id: string
    note: string | null
    created_date: Moment
  }
}
