import { sql } from 'kysely'
import type { Call } from '../../../platform/http/call.ts'
import type { GuideAnswer } from '../guide/guide-turn.ts'
import type { Turn } from './open-exchange.ts'

/** Stores the answer of a turn. Returns when, or null if the exchange was deleted meanwhile: then nothing is stored. */
export const storeAnswer = (
  outer: Call,
  { exchangeId, turn }: Turn,
  { id, answer }: { id: string; answer: GuideAnswer },
): Promise<Date | null> =>
  outer.transaction(async ({ db }) => {
    const { rows } = await sql`select from exchange where id = ${exchangeId} for update`.execute(db)
    if (rows.length === 0) return null
    const json = (value: unknown) => sql`${JSON.stringify(value)}::jsonb`
    const { sentences, remark, sources, places, language, outcome, searched, debug, memory, suggestions } =
      answer
    const stored = await sql<{ createdDate: Date }>`
      insert into exchange_message (id, exchange_id, turn, author, sentences, remark, sources, places, language, outcome, searched, debug, memory,
        suggestions, created_date)
      values (${id}, ${exchangeId}, ${turn}, 'Assistant', ${json(sentences)}, ${remark}, ${json(sources)}, ${json(places)}, ${language}, ${outcome},
        ${json(searched)}, ${json(debug)}, ${memory === null ? null : json(memory)}, ${suggestions}, clock_timestamp())
      returning created_date as "createdDate"`.execute(db)
    await sql`update exchange_message set language = ${language} where exchange_id = ${exchangeId} and turn = ${turn}`.execute(
      db,
    )
    await sql`select derived.sum_up_exchange(${exchangeId})`.execute(db)
    return stored.rows[0]?.createdDate ?? null
  })
