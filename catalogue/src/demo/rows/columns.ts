/** Columns of one table, each with its PostgreSQL type, that the catalogue writes; the rest keep their defaults. */
export interface Columns {
  table: string
  types: Readonly<Record<string, string>>
}

const columns = <const Types extends Readonly<Record<string, string>>>(table: string, types: Types) => ({
  table,
  types,
})

const child = { id: 'uuid', profile_id: 'uuid' } as const

export const tables = {
  users: columns('app_user', {
    id: 'uuid',
    subject: 'text',
    email: 'text',
    email_verified: 'bool',
    name: 'text',
    is_visible: 'bool',
    created_date: 'timestamptz',
    updated_date: 'timestamptz',
  }),
  profiles: columns('profile', {
    id: 'uuid',
    kind: 'text',
    name: 'text',
    description: 'text',
    address: 'text',
    city: 'text',
    state: 'text',
    region: 'text',
    postal_code: 'text',
    lat: 'float8',
    lng: 'float8',
    phone: 'text',
    email: 'text',
    website: 'text',
    status: 'text',
    membership_is_active: 'bool',
    membership_tier: 'text',
    import_id: 'uuid',
    created_date: 'timestamptz',
    created_by: 'uuid',
    updated_date: 'timestamptz',
    updated_by: 'uuid',
  }),
  facilities: columns('facility', {
    profile_id: 'uuid',
    facility_type: 'text',
    availability: 'text',
    capacity: 'int4',
    indoor_area: 'int4',
    year_opened: 'int4',
    time_zone: 'text',
  }),
  sports: columns('profile_sport', { ...child, name: 'text', created_date: 'timestamptz' }),
  amenities: columns('profile_amenity', { ...child, name: 'text', created_date: 'timestamptz' }),
  spaceTypes: columns('space_type', {
    ...child,
    name: 'text',
    surface: 'text',
    count: 'int4',
    location: 'text',
    additional_features: 'text',
    created_date: 'timestamptz',
  }),
  members: columns('member', { ...child, user_id: 'uuid', role: 'text', created_date: 'timestamptz' }),
  reviews: columns('review', {
    ...child,
    user_id: 'uuid',
    rating: 'int2',
    title: 'text',
    text: 'text',
    created_date: 'timestamptz',
    updated_date: 'timestamptz',
  }),
  reactions: columns('reaction', { ...child, user_id: 'uuid', created_date: 'timestamptz' }),
  boosts: columns('boost', {
    ...child,
    start_date: 'date',
    end_date: 'date',
    created_date: 'timestamptz',
    created_by: 'uuid',
  }),
} satisfies Record<string, Columns>

type Tables = typeof tables
type Value = string | number | boolean | null

/** A row of each table, every column of it present. */
export type RowOf<Name extends keyof Tables> = Record<keyof Tables[Name]['types'], Value>

export type Rows = { [Name in keyof Tables]: RowOf<Name>[] }

export const noRows = (): Rows => ({
  users: [],
  profiles: [],
  facilities: [],
  sports: [],
  amenities: [],
  spaceTypes: [],
  members: [],
  reviews: [],
  reactions: [],
  boosts: [],
})
