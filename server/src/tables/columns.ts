import type { ColumnType, Generated } from 'kysely'

export type Moment = ColumnType<Date, Date | string | undefined, Date | string>

/** The columns of every child of an owner. */
export interface Child {
  id: string
  owner_id: string
  revision: Generated<number>
  created_date: Moment
}
