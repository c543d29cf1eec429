import type { AssistantLimits, AssistantUse } from '@app/contract/assistants/assistant-routes.ts'
import type { Page } from '@app/contract/envelope.ts'
import { sql } from 'kysely'
import { isWithinLimit } from '../../../../patterns/use-limits.ts'
import type { Call } from '../../../../platform/http/call.ts'
import type { ModelSettings } from '../../../../platform/model-configuration.ts'

const day = 24 * 3600
const millionth = 1_000_000

type Spent = AssistantLimits['spent']

/** What was spent today and this month, in US dollars. */
export async function readSpent({ db }: Pick<Call, 'db'>): Promise<Spent> {
  const { rows } = await sql<Spent>`
    select coalesce(sum(cost) filter (where day = derived.today()), 0)::float8 / ${millionth} as day,
      coalesce(sum(cost), 0)::float8 / ${millionth} as month
    from assistant_use where day >= date_trunc('month', derived.today())`.execute(db)
  return rows[0] ?? { day: 0, month: 0 }
}

/** Whether the money of the day or of the month is spent. */
export const isSpent = (spent: Spent, budget: NonNullable<ModelSettings['budget']>) =>
  spent.day >= budget.day || spent.month >= budget.month

/** Counts an answer of the model. Returns why there can't be one. An answer that has begun when the money ends is finished. */
export const useRefusal = (
  outer: Call,
  destinationId: string,
  { answers, budget }: ModelSettings,
): Promise<'Limit' | 'Budget' | null> =>
  outer.transaction(async (call) => {
    if (budget && isSpent(await readSpent(call), budget)) return 'Budget'
    const limits = [
      call.user
        ? { name: 'model-account', most: answers.account, subject: call.user.id }
        : { name: 'model-network', most: answers.network, subject: call.network },
      { name: 'model-destination', most: answers.destination, subject: destinationId },
      { name: 'model', most: answers.all, subject: '' },
    ]
    for (const { name, most, subject } of limits)
      if (!(await isWithinLimit(call.db, { name, most, seconds: day }, subject))) return 'Limit'
    return null
  })

export interface ModelUse {
  isAnswered: boolean
  tokens: { read: number; written: number }
}

/** Adds up what a question cost, by day and destination, for administrators and the budget. */
export const recordUse = (
  call: Call,
  destinationId: string,
  { prices = { read: 0, written: 0 } }: ModelSettings,
  { isAnswered, tokens: { read, written } }: ModelUse,
) =>
  call.transaction(async ({ db }) => {
    // Dollars for a million tokens are millionths of a dollar for one.
    const cost = Math.ceil(read * prices.read + written * prices.written)
    await sql`
      insert into assistant_use as u (day, destination_id, answers, fallbacks, tokens_read, tokens_written, cost)
      values (derived.today(), ${destinationId}, ${isAnswered ? 1 : 0}, ${isAnswered ? 0 : 1}, ${read}, ${written}, ${cost})
      on conflict (day, destination_id) do update set answers = u.answers + excluded.answers, fallbacks = u.fallbacks + excluded.fallbacks,
        tokens_read = u.tokens_read + excluded.tokens_read, tokens_written = u.tokens_written + excluded.tokens_written,
        cost = u.cost + excluded.cost`.execute(db)
  })

/** For administrators: the latest day first, and of a day the destination that cost the most. */
export async function readUse({ offset, take }: Page, { db }: Call) {
  const { rows } = await sql<AssistantUse>`
    select to_char(u.day, 'YYYY-MM-DD') as day, u.destination_id as "destinationId", p.name as "destinationName", u.answers, u.fallbacks,
      u.tokens_read::float8 as "tokensRead", u.tokens_written::float8 as "tokensWritten", u.cost::float8 / ${millionth} as cost
    from assistant_use u left join profile p on p.id = u.destination_id
    order by u.day desc, u.cost desc, u.destination_id offset ${offset} limit ${take}`.execute(db)
  const { rows: counts } = await sql<{ count: number }>`
    select count(*)::integer as count from assistant_use`.execute(db)
  return { data: rows, _meta: { stats: { count: counts[0]?.count ?? 0 } } }
}
