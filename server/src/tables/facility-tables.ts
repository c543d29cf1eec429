import type { ColumnType } from 'kysely'
import type { Child, Moment } from './columns.ts'

export interface FacilityTables {
  facility: {
    profile_id: string
    facility_type: string
    availability: string | null
    capacity: number | null
    indoor_area: number | null
    floor_length: number | null
    floor_width: number | null
    clear_height: number | null
    year_opened: number | null
    time_zone: string | null
  }
  review: Child & {
    user_id: string
    rating: number
    title: string | null
    text: string | null
    updated_date: Moment
    reply: string | null
    reply_date: ColumnType<Date | null, Date | null | undefined, Date | null>
    reply_by: string | null
  }
}
