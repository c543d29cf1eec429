import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import type { AnyDatabase } from '../tables/tables.ts'

interface StagedExchange {
  destinationId: string
  /** Without one, it is that of a browser. */
  userId?: string
  question?: string
}

/** An exchange of one question that was answered, without asking. */
export async function insertExchange(
  db: AnyDatabase,
  { destinationId, userId, question = 'Where do buses park?' }: StagedExchange,
) {
  const [id, answerId] = [newId(), newId()]
  await sql`insert into exchange (id, assistant, destination_id, role, user_id, question)
    values (${id}, 'tourGuide', ${destinationId}, 'Visitor', ${userId ?? null}, ${question})`.execute(db)
  await sql`insert into exchange_message (id, exchange_id, turn, author, text) values (${newId()}, ${id}, 1, 'Asker', ${question})`.execute(
    db,
  )
  await sql`insert into exchange_message (id, exchange_id, turn, author, outcome, suggestions)
    values (${answerId}, ${id}, 1, 'Assistant', 'NotFound', '{Where do teams eat?}')`.execute(db)
  await sql`select derived.sum_up_exchange(${id})`.execute(db)
  return { id, answerId }
}
