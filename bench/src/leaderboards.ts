import { connect } from '@app/server/platform/database.ts'
import { rankPages } from '@app/server/services/report-mgmt/index.ts'
import { costOf, type Figure } from './figures.ts'
import type { Shot } from './load.ts'
import { userEmail, type RunningSide } from './sides.ts'

/** Views of all pages in each of thirteen months, and 20 facilities of the caller. */
const standings = [
  'delete from visit_day',
  `insert into visit_day (profile_id, day, action, source, count)
    select p.id, current_date - 2 - 30 * month, 'view', 'search', 1 + abs(hashtext(p.id::text || month)) % 5000
    from profile p, generate_series(0, 12) month`,
  `insert into member (id, owner_id, user_id, role)
    select gen_random_uuid(), p.id, u.id, 'Manager' from app_user u, (
      select id from profile where kind = 'facility' and audience = 'public' order by md5(id::text) limit 20) p
    where u.email = '${userEmail}' on conflict do nothing`,
  'delete from standing_day',
]

const leaderboard = (): Shot => ({ method: 'GET', path: '/report-mgmt/api/facilities/leaderboard' })

/** The places of a team's facilities among all. */
export async function leaderboardFigures(databaseUrl: string, side: RunningSide): Promise<Figure[]> {
  const { pool, db, close } = connect(databaseUrl, { size: 1 })
  try {
    // The account of the caller exists once it has made a call.
    await costOf(side, 1, leaderboard)
    for (const statement of standings) await pool.query(statement)
    await rankPages(db)
  } finally {
    await close()
  }
  return [
    {
      what: 'the places of 20 facilities among all',
      ours: await costOf(side, 200, leaderboard),
      atMost: 50,
      unit: 'CPU ms/request',
    },
  ]
}
