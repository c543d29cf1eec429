import type pg from 'pg'
import { demoId } from '../demo-id.ts'
import { dayLength, instant, seed } from '../epoch.ts'
import { demoAccounts } from '../people/accounts.ts'
import { randomOf } from '../random.ts'
import { demoImportId } from '../world.ts'

interface DemoAsk {
  kind: 'facility' | 'destination' | 'business'
  tier: 'Bronze' | 'Silver' | 'Gold'
  /** The membership that the page has. Null for none. */
  has: 'Bronze' | 'Silver' | null
  daysAgo: number
  message: string | null
}

/** Each is of another page, by one of its managers. */
const asks: readonly DemoAsk[] = [
  {
    kind: 'destination',
    tier: 'Silver',
    has: 'Bronze',
    daysAgo: 6,
    message:
      'Our board meets on the 12th. We host about 30 events a year and would like to answer requests in the marketplace.',
  },
  {
    kind: 'facility',
    tier: 'Gold',
    has: 'Silver',
    daysAgo: 4,
    message: 'We have more room from spring on and need events from Friday to Sunday.',
  },
  { kind: 'facility', tier: 'Bronze', has: null, daysAgo: 2, message: null },
  {
    kind: 'business',
    tier: 'Silver',
    has: null,
    daysAgo: 1,
    message: 'Teams from three tournaments ate here last month. Can we start before the holidays?',
  },
]

/** By the page's hash, so that the pages are the same whenever it is built. Those of the demo accounts are left to their users. */
const query = `
  insert into membership_ask (id, profile_id, user_id, tier, message, created_date)
  select a.id, chosen.id, chosen.user_id, a.tier, a.message, a.created_date
  from jsonb_to_recordset($1) as a (id uuid, kind text, tier text, has text, created_date timestamptz, message text)
  cross join lateral (
    select p.id, m.user_id from profile p join member m on m.owner_id = p.id and m.role = 'Manager'
    where p.import_id = $2 and p.kind = a.kind and p.audience = 'public'
      and case when a.has is null then p.membership_tier is null else p.membership_is_active and p.membership_tier = a.has end
      and not exists (select from member o where o.owner_id = p.id and o.user_id = any ($3))
    order by md5('ask' || p.id), m.user_id limit 1) chosen`

/** Writes what some teams ask for, which administrators decide. */
export const writeAsks = (client: pg.ClientBase, today: string) =>
  client.query(query, [
    JSON.stringify(
      asks.map(({ daysAgo, ...ask }, at) => {
        const time = Date.parse(`${today}T15:00Z`) - daysAgo * dayLength
        return { ...ask, id: demoId(time, at, randomOf(seed, 'ask', at)), created_date: instant(time) }
      }),
    ),
    demoImportId,
    demoAccounts.map(({ id }) => id),
  ])
