import type { Asked } from '@app/contract/assistants/assistant-routes.ts'
import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import type * as z from 'zod'
import { requireVisible } from '../../../patterns/visibility.ts'
import { conflict, notFound } from '../../../platform/errors.ts'
import type { Call } from '../../../platform/http/call.ts'
import { hashOfToken } from '../../../platform/secret-token.ts'
import { visitorExchangeDays } from '@app/contract/rules/limits.ts'
import { isOwn } from './exchange-rows.ts'

type Question = z.output<typeof Asked>

/** The turn of an exchange that a question is. */
export interface Turn {
  exchangeId: string
  turn: number
}

/** Locks an exchange of the caller about the destination, until its question is stored. */
async function lockOwn(call: Call, destinationId: string, id: string) {
  const { rows } = await sql`
    select x.id from exchange x where x.id = ${id} and x.destination_id = ${destinationId} and ${isOwn(call)} for update`.execute(
    call.db,
  )
  if (rows.length === 0) throw notFound('This conversation')
}

/** Stores the key of a browser for a new exchange. Returns the one that it is of already: two tabs may begin at the same time. */
async function claimKey(
  call: Call,
  id: string,
  destinationId: string,
  key: string,
): Promise<string | undefined> {
  const hash = hashOfToken(key)
  const { rows: stored } = await sql`
    insert into mailed_token (hash, purpose, subject_id, expires_date)
    values (${hash}, 'exchange-key', ${id}, now() + make_interval(days => ${visitorExchangeDays}))
    on conflict (hash) do nothing returning subject_id`.execute(call.db)
  if (stored.length > 0) return undefined
  const { rows } = await sql<{ id: string }>`
    select x.id from mailed_token t join exchange x on x.id = t.subject_id
    where t.hash = ${hash} and t.purpose = 'exchange-key' and t.expires_date > now() and x.destination_id = ${destinationId} for update of x`.execute(
    call.db,
  )
  const [known] = rows
  if (!known) throw conflict('KEY_REUSED', 'This key is of another exchange. Make a new key for each.')
  return known.id
}

async function begin(call: Call, destinationId: string, { question, key, page }: Question): Promise<string> {
  const id = newId()
  // Without a key, nobody can go on with it.
  if (!call.user && key !== undefined) {
    const known = await claimKey(call, id, destinationId, key)
    if (known !== undefined) return known
  }
  await sql`
    insert into exchange (id, assistant, destination_id, page_kind, page_id, role, user_id, question)
    values (${id}, 'tourGuide', ${destinationId}, ${page?.kind ?? null}, ${page?.id ?? null},
      coalesce((select coalesce(u.account_type, 'Member') from app_user u where u.id = ${call.user?.id ?? null}::uuid), 'Visitor'),
      ${call.user?.id ?? null}, ${question})`.execute(call.db)
  return id
}

/** Begins an exchange or goes on with one, and stores the question. */
export async function openTurn(call: Call, destinationId: string, asked: Question): Promise<Turn> {
  const { question, exchangeId: continued, page } = asked
  if (page) await requireVisible(call, page.id, [page.kind], 'data/page/id')
  if (continued !== undefined) await lockOwn(call, destinationId, continued)
  const exchangeId = continued ?? (await begin(call, destinationId, asked))
  const { rows } = await sql<{ turn: number }>`
    insert into exchange_message (id, exchange_id, turn, author, text, created_date)
    select ${newId()}, ${exchangeId}, coalesce(max(m.turn), 0) + 1, 'Asker', ${question}, clock_timestamp()
    from exchange_message m where m.exchange_id = ${exchangeId} returning turn`.execute(call.db)
  await sql`select derived.sum_up_exchange(${exchangeId})`.execute(call.db)
  return { exchangeId, turn: rows[0]?.turn ?? 1 }
}
