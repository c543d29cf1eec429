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
  await insertTurn(db, { id, answerId, question, turn: 1, outcome: 'NotFound' })
  return { id, answerId }
}

interface StagedTurn {
  /** Of the exchange. */
  id: string
  answerId?: string
  question: string
  turn: number
  outcome: 'Answered' | 'NotFound'
}

/** A question of an exchange with its answer. */
export async function insertTurn(
  db: AnyDatabase,
  { id, answerId = newId(), question, turn, outcome }: StagedTurn,
) {
  await sql`insert into exchange_message (id, exchange_id, turn, author, text) values (${newId()}, ${id}, ${turn}, 'Asker', ${question})`.execute(
    db,
  )
  await sql`insert into exchange_message (id, exchange_id, turn, author, outcome, remark, suggestions)
    values (${answerId}, ${id}, ${turn}, 'Assistant', ${outcome}, ${`About: ${question}`}, '{Where do teams eat?}')`.execute(
    db,
  )
  await sql`select derived.sum_up_exchange(${id})`.execute(db)
}
