import type { EventStatus } from '@app/contract/rules/event-status.ts'
import type { ColumnType, Generated } from 'kysely'
import type { Child, Moment } from './columns.ts'

interface FileTable extends Child {
  name: string
  sort: number
  sha256: string | null
  created_by: string | null
  /** Who uploaded the file. */
  uploaded_by: string | null
  /** Of a conversation: whether it waits for its message. */
  is_unsent: Generated<boolean>
}

export interface OwnerTables {
  profile: {
    id: string
    kind: string
    name: string
    description: string | null
    address: string | null
    city: string | null
    state: string | null
    region: string | null
    postal_code: string | null
    lat: number | null
    lng: number | null
    google_place_id: string | null
    phone: string | null
    email: string | null
    website: string | null
    response_time: string | null
    logo: string | null
    parent_id: string | null
    status: Generated<'Pending' | 'Declined' | 'Approved' | EventStatus>
    is_active: Generated<boolean>
    audience: Generated<'public' | 'gated' | 'private'>
    membership_is_active: Generated<boolean>
    membership_tier: 'Legacy' | 'Bronze' | 'Silver' | 'Gold' | null
    import_id: string | null
    revision: Generated<number>
    created_date: Moment
    created_by: string | null
    updated_date: Moment
    updated_by: string | null
    deleted_date: ColumnType<Date | null, Date | null | undefined, Date | null>
  }
  member: Child & { user_id: string; role: string }
  reaction: Omit<Child, 'revision'> & { user_id: string }
  boost: Child & { start_date: string; end_date: string; created_by: string | null }
  stored_file: {
    sha256: string
    content_type: string
    bytes: number
    width: number | null
    height: number | null
    created_date: Moment
  }
  image: FileTable
  document: FileTable & { is_plan: Generated<boolean> }
  sport: Child & { name: string }
  amenity: Child & { name: string }
}
