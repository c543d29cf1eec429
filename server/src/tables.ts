import type { ColumnType, Generated, Kysely, Transaction } from 'kysely'

/** The database's shape as the query builder sees it; `migrations/` is the truth. */
export interface Tables {
  app_user: AppUserTable
  audit_log: AuditLogTable
  idempotency: IdempotencyTable
  profile: ProfileTable
  facility: FacilityTable
  marketplace_entry: MarketplaceEntryTable
  member: MemberTable
  reaction: ReactionTable
  boost: BoostTable
  stored_file: StoredFileTable
  image: ProfileFileTable
  document: ProfileFileTable
  profile_sport: NamedTable
  profile_amenity: NamedTable
  space_type: SpaceTypeTable
  review: ReviewTable
}

export type Database = Kysely<Tables>
export type AnyDatabase = Database | Transaction<Tables>

type Moment = ColumnType<Date, Date | string | undefined, Date | string>

interface AppUserTable {
  id: string
  subject: string
  email: string
  email_verified: boolean
  name: string
  picture: string | null
  is_visible: Generated<boolean>
  created_date: Moment
  updated_date: Moment
}

interface AuditLogTable {
  id: Generated<string>
  at: Moment
  user_id: string | null
  operation: string
  profile_id: string | null
  subject_id: string | null
  patch: string | null
}

interface IdempotencyTable {
  user_id: string
  key: string
  operation: string
  body_hash: Buffer
  status: number | null
  reply: string | null
  etag: string | null
  created_date: Moment
}

interface ProfileTable {
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
  logo: string | null
  parent_id: string | null
  status: Generated<'Pending' | 'Approved'>
  is_active: Generated<boolean>
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

interface FacilityTable {
  profile_id: string
  facility_type: string
  availability: string | null
  capacity: number | null
  indoor_area: number | null
  year_opened: number | null
  time_zone: string | null
}

interface MarketplaceEntryTable {
  profile_id: string
  kind: string
  is_public: boolean
  header_image: string
  sports: string[]
  amenities: string[]
  space_types: unknown
  rating: number | null
  review_count: number
  like_count: number
  boosts: [string, string][] | null
}

interface Child {
  id: string
  profile_id: string
  revision: Generated<number>
  created_date: Moment
}

interface MemberTable extends Child {
  user_id: string
  role: 'Manager' | 'Sales' | 'Marketing'
}

interface ReactionTable extends Omit<Child, 'revision'> {
  user_id: string
}

interface BoostTable extends Child {
  start_date: string
  end_date: string
  created_by: string | null
}

interface StoredFileTable {
  sha256: string
  content_type: string
  bytes: number
  width: number | null
  height: number | null
  created_date: Moment
}

interface ProfileFileTable extends Child {
  name: string
  sort: number
  sha256: string | null
  created_by: string | null
}

interface NamedTable extends Child {
  name: string
}

interface SpaceTypeTable extends Child {
  name: string
  surface: string | null
  count: number
  location: string | null
  additional_features: string | null
}

interface ReviewTable extends Child {
  user_id: string
  rating: number
  title: string | null
  text: string | null
  updated_date: Moment
}
