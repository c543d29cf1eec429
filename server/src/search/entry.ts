/** A row of the search table with its profile, as every kind has it; kinds add columns of their extension. */
export interface Entry {
  id: string
  is_public: boolean
  name: string
  city: string | null
  state: string | null
  region: string | null
  postal_code: string | null
  lat: number | null
  lng: number | null
  status: string
  sports: string[]
  amenities: string[]
  space_types: { name: string; surface: string | null; count: number; location: string | null }[]
  rating: number | null
  review_count: number
  boosts: [string, string][] | null
  created_date: Date
}

/** The entries of one kind, all or those of `$2`; `columns` and `joins` are the kind's own. */
export const entryQuery = (columns: string, joins: string) => `
  select e.profile_id as id, e.is_public, p.name, p.city, p.state, p.region, p.postal_code, p.lat, p.lng, p.status,
    e.sports, e.amenities, e.space_types, e.rating, e.review_count, e.boosts, p.created_date${columns && `, ${columns}`}
  from marketplace_entry e join profile p on p.id = e.profile_id ${joins}
  where e.kind = $1 and ($2::uuid[] is null or e.profile_id = any($2::uuid[]))`

// The index compares days as numbers like 20270131.
const dayNumber = (date: string) => Number(date.replaceAll('-', ''))

export const promotedRanges = ({ boosts }: Entry) =>
  (boosts ?? []).map(([first, last]) => [dayNumber(first), dayNumber(last)] as const)
