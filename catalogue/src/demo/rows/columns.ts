import { child, eventTables } from './event-tables.ts'

/** The columns that the catalogue writes, by table. Referenced tables come first; other columns keep their defaults. */
export const tables = {
  owners: { table: 'owner', columns: ['id', 'kind'] },
  users: {
    table: 'app_user',
    columns: [
      'id',
      'subject',
      'email',
      'email_verified',
      'name',
      'account_type',
      'is_visible',
      'created_date',
      'updated_date',
    ],
  },
  profiles: {
    table: 'profile',
    columns: [
      'id',
      'kind',
      'name',
      'description',
      'address',
      'city',
      'state',
      'region',
      'postal_code',
      'lat',
      'lng',
      'phone',
      'email',
      'website',
      'parent_id',
      'status',
      'membership_is_active',
      'membership_tier',
      'import_id',
      'created_date',
      'created_by',
      'updated_date',
      'updated_by',
    ],
  },
  facilities: {
    table: 'facility',
    columns: [
      'profile_id',
      'facility_type',
      'availability',
      'capacity',
      'indoor_area',
      'year_opened',
      'time_zone',
    ],
  },
  destinations: {
    table: 'destination',
    columns: [
      'profile_id',
      'destination_type',
      'services',
      'hotel_live_rates_enabled',
      'hotel_live_rates_visible_after',
      'hotel_specials_hidden_after',
    ],
  },
  hotels: {
    table: 'hotel',
    columns: ['profile_id', 'star_rating', 'room_count', 'check_in_time', 'check_out_time', 'amenities'],
  },
  hotelRooms: {
    table: 'hotel_room',
    columns: [...child, 'name', 'beds', 'guests', 'count', 'rate', 'min_stay', 'ranges', 'position'],
  },
  hotelPricings: { table: 'hotel_pricing', columns: [...child, 'currency', 'charges'] },
  businesses: {
    table: 'business',
    columns: [
      'profile_id',
      'business_type',
      'place_type',
      'attributes',
      'price_level',
      'seats',
      'takes_groups',
      'time_zone',
    ],
  },
  promotions: {
    table: 'promotion',
    columns: [...child, 'title', 'terms', 'code', 'discount_percent', 'start_date', 'end_date', 'is_default'],
  },
  hours: {
    table: 'hours',
    columns: [...child, 'weekday', 'opens', 'closes', 'season', 'season_start', 'season_end'],
  },
  companies: { table: 'company', columns: ['profile_id', 'company_type', 'services', 'year_founded'] },
  affiliations: {
    table: 'affiliation',
    columns: [...child, 'company_id', 'is_accepted_by_owner', 'is_accepted_by_company'],
  },
  organizations: {
    table: 'organization',
    columns: [
      'profile_id',
      'organization_type',
      'travel_scope',
      'year_founded',
      'vendor_category',
      'services',
    ],
  },
  // Before events, whose trigger adds only the listed sports that are missing.
  sports: { table: 'sport', columns: [...child, 'name'] },
  ...eventTables,
  partners: { table: 'partner', columns: [...child, 'profile_id', 'name'] },
  facilityDestinations: {
    table: 'facility_destination',
    columns: [...child, 'destination_id', 'is_accepted'],
  },
  amenities: { table: 'amenity', columns: [...child, 'name'] },
  spaceTypes: {
    table: 'space_type',
    columns: [...child, 'name', 'surface', 'count', 'location', 'additional_features'],
  },
  members: { table: 'member', columns: [...child, 'user_id', 'role'] },
  reviews: {
    table: 'review',
    columns: [...child, 'user_id', 'rating', 'title', 'text', 'updated_date'],
  },
  reactions: { table: 'reaction', columns: [...child, 'user_id'] },
  boosts: { table: 'boost', columns: [...child, 'start_date', 'end_date', 'created_by'] },
  groups: {
    table: 'user_group',
    columns: [
      'id',
      'name',
      'is_direct',
      'low_id',
      'high_id',
      'last_sequence',
      'last_change',
      'created_date',
      'updated_date',
    ],
  },
  groupMembers: { table: 'group_member', columns: [...child, 'user_id', 'role', 'read_sequence'] },
  groupMessages: {
    table: 'group_message',
    columns: [...child, 'client_id', 'draft_hash', 'sequence', 'change_sequence', 'author_id', 'text'],
  },
} as const

type Tables = typeof tables
type ValueOf<Column> = Column extends
  | 'services'
  | 'amenities'
  | 'attributes'
  | 'facility_types'
  | 'sports_list'
  | 'included'
  | 'months'
  | 'beds'
  ? readonly string[]
  : Column extends 'ranges' | 'charges'
    ? readonly object[]
    : string | number | boolean | null

/** A row of a table with a value for every column. */
export type RowOf<Name extends keyof Tables> = {
  [Column in Tables[Name]['columns'][number]]: ValueOf<Column>
}

/** Where a profile is, as its row has it. */
export type PlaceColumns = Pick<
  RowOf<'profiles'>,
  'address' | 'city' | 'state' | 'region' | 'postal_code' | 'lat' | 'lng'
>

export type Rows = { -readonly [Name in keyof Tables]: RowOf<Name>[] }

export const noRows = (): Rows => ({
  owners: [],
  users: [],
  profiles: [],
  facilities: [],
  destinations: [],
  hotels: [],
  hotelRooms: [],
  hotelPricings: [],
  businesses: [],
  promotions: [],
  hours: [],
  companies: [],
  affiliations: [],
  organizations: [],
  events: [],
  eventPlaces: [],
  eventHotels: [],
  eventSettings: [],
  requests: [],
  eventCosts: [],
  leads: [],
  leadMoves: [],
  leadNotes: [],
  bids: [],
  partners: [],
  facilityDestinations: [],
  sports: [],
  amenities: [],
  spaceTypes: [],
  members: [],
  reviews: [],
  reactions: [],
  boosts: [],
  groups: [],
  groupMembers: [],
  groupMessages: [],
})
