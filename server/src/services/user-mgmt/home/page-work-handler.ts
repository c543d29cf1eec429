import { sql } from 'kysely'
import { pageTasks, type PageWork } from '@app/contract/users/page-work-routes.ts'
import type { users } from '@app/contract/users/user-routes.ts'
import { signedIn, type Handlers } from '../../../platform/http/call.ts'

/** One entry for each sort of work, with the page where it is due first. */
export const pageWorkHandler: Handlers<typeof users.pageWork> = async (_input, call) => {
  const { rows } = await sql<PageWork>`
    select distinct on (w.task) w.task, count(*) over (partition by w.task)::integer as count,
      json_build_object('kind', p.kind, 'id', p.id, 'name', p.name) as page, w.about, w.due_date::text as "dueDate"
    from derived.page_work w join profile p on p.id = w.owner_id and p.deleted_date is null
    where w.owner_id = any (array(
      select s.owner_id from derived.staff s where s.user_id = ${signedIn(call).id} and s.rung = 'manager'))
    order by w.task, w.due_date, w.since, p.id`.execute(call.db)
  return { data: pageTasks.flatMap((task) => rows.filter((row) => row.task === task)) }
}
