import {
  activityDays,
  type FrequentQuestion,
  type GuideActivity,
  type GuideFigures,
} from '@app/contract/assistants/unanswered-schema.ts'
import { sql } from 'kysely'
import type * as z from 'zod'
import type { Call } from '../../../platform/http/call.ts'

const mostUnanswered = 100
const mostFrequent = 20

const none: GuideFigures = { asked: 0, answered: 0, notFound: 0, byRule: 0, votes: 0, helpful: 0 }

async function readFigures(
  call: Call,
  destinationId: string,
): Promise<Pick<GuideActivity, 'now' | 'before'>> {
  const { rows } = await sql<GuideFigures & { isNow: boolean }>`
    select m.created_date >= now() - make_interval(days => ${activityDays}) as "isNow",
      (count(*) filter (where m.author = 'Asker'))::integer as asked,
      (count(*) filter (where m.outcome = 'Answered'))::integer as answered,
      (count(*) filter (where m.outcome = 'NotFound'))::integer as "notFound",
      (count(*) filter (where m.outcome = 'ByRule'))::integer as "byRule",
      count(m.is_helpful)::integer as votes,
      (count(*) filter (where m.is_helpful))::integer as helpful
    from exchange x join exchange_message m on m.exchange_id = x.id
    where x.destination_id = ${destinationId} and m.created_date >= now() - make_interval(days => ${2 * activityDays})
    group by 1`.execute(call.db)
  const of = (isNow: boolean) => {
    const { isNow: _isNow, ...figures } = rows.find((row) => row.isNow === isNow) ?? { isNow, ...none }
    return figures
  }
  return { now: of(true), before: of(false) }
}

/** Questions of the last 30 days that the guide of a destination found nothing for, without those that its team answered or skipped. */
export async function readUnanswered(
  call: Call,
  destinationId: string,
): Promise<GuideActivity['unanswered']> {
  const { rows } = await sql<{ question: string; count: number; lastAskedDate: Date }>`
    select (array_agg(u.question order by u.asked_date desc))[1] as question, count(*)::integer as count,
      max(u.asked_date) as "lastAskedDate"
    from derived.unanswered_question u
    where u.destination_id = ${destinationId} and u.asked_date >= now() - make_interval(days => ${activityDays})
      and u.folded not in (
        select derived.folded_question(known.question) from tour_guide g, lateral (
          select unnest(g.skipped_questions) as question union all select a->>'question' from jsonb_array_elements(g.answers) a) known
        where g.owner_id = ${destinationId})
    group by u.folded order by count(*) desc, max(u.asked_date) desc limit ${mostUnanswered}`.execute(call.db)
  return rows.map((row) => ({ ...row, lastAskedDate: row.lastAskedDate.toISOString() }))
}

/** How often each own answer was used in the last 30 days, by its question. */
async function readAnswerUses(call: Call, destinationId: string): Promise<GuideActivity['answerUses']> {
  const { rows } = await sql<{ question: string; count: number }>`
    select s->>'name' as question, count(*)::integer as count
    from exchange x join exchange_message m on m.exchange_id = x.id, lateral jsonb_array_elements(m.sources) s
    where x.destination_id = ${destinationId} and m.author = 'Assistant' and s->>'kind' = 'ownAnswer'
      and m.created_date >= now() - make_interval(days => ${activityDays})
    group by 1 order by 1`.execute(call.db)
  return rows
}

/** What was asked of a destination, for its team. */
export const readActivity = async (call: Call, destinationId: string): Promise<GuideActivity> => ({
  ...(await readFigures(call, destinationId)),
  unanswered: await readUnanswered(call, destinationId),
  answerUses: await readAnswerUses(call, destinationId),
})

/** What was asked most of all destinations that nothing was found for. */
export async function readFrequent(call: Call): Promise<z.output<typeof FrequentQuestion>[]> {
  const { rows } = await sql<{
    question: string
    count: number
    lastAskedDate: Date
    destinations: z.output<typeof FrequentQuestion>['destinations']
  }>`
    with asked as (
      select u.folded, u.destination_id as id, p.name, count(*)::integer as count, max(u.asked_date) as last_date,
        (array_agg(u.question order by u.asked_date desc))[1] as question
      from derived.unanswered_question u join profile p on p.id = u.destination_id and p.deleted_date is null
      where u.asked_date >= now() - make_interval(days => ${activityDays})
      group by u.folded, u.destination_id, p.name)
    select (array_agg(a.question order by a.last_date desc))[1] as question, sum(a.count)::integer as count,
      max(a.last_date) as "lastAskedDate",
      json_agg(json_build_object('id', a.id, 'name', a.name, 'count', a.count) order by a.count desc, a.name) as destinations
    from asked a group by a.folded order by sum(a.count) desc, max(a.last_date) desc limit ${mostFrequent}`.execute(
    call.db,
  )
  return rows.map((row) => ({ ...row, lastAskedDate: row.lastAskedDate.toISOString() }))
}
