import { sql, type RawBuilder } from 'kysely'
import type { AnyDatabase } from '../tables/tables.ts'

/**
 * Makes the requests that meet a condition on `r` those of one of their managers, preferably one who can log in. `leaving` is nobody's manager
 * from now on. Without another manager, a request stays as it is.
 */
export const giveToManager = (db: AnyDatabase, condition: RawBuilder<unknown>, leaving: string | null) =>
  sql`update request r set user_id = u.id, name = u.name, email = lower(u.email)
    from app_user u where ${condition} and r.confirmed_date is not null and u.id = (
      select s.user_id from derived.staff s join app_user o on o.id = s.user_id
      where s.owner_id = r.id and s.rung = 'manager' and s.user_id is distinct from ${leaving}
      order by o.blocked_date is not null, s.user_id limit 1)`.execute(db)
