import type { FeedbackDraft } from '@app/contract/assistants/answer-schema.ts'
import type { exchanges } from '@app/contract/assistants/exchange-routes.ts'
import { nothing, type Page } from '@app/contract/envelope.ts'
import { sql } from 'kysely'
import type * as z from 'zod'
import { audit } from '../../../patterns/audit.ts'
import { readChildren, type Scope } from '../../../patterns/children.ts'
import type { ExportInput } from '../../../patterns/exports/export-source.ts'
import type { ChildFilter } from '../../../patterns/filter-sql.ts'
import { forbidden, notFound } from '../../../platform/errors.ts'
import { checkRevision, signedIn, type Call, type Handlers } from '../../../platform/http/call.ts'
import { exchangeRows, readExchange } from './exchange-rows.ts'
import { withMessages } from './found-in-messages.ts'
import { readMessages } from './messages.ts'
import { notifyUnanswered } from './notify-unanswered.ts'
import { questionsExport } from './questions-export.ts'
import { readFrequent } from './unanswered.ts'

const all: Scope = { condition: sql`true` }
const ofCaller = (call: Call): Scope => ({ condition: sql`t.user_id = ${signedIn(call).id}` })
const ofDestination = (id: string): Scope => ({ condition: sql`t.destination_id = ${id}` })

function read(call: Call, within: Scope, paging: Page, filter: ChildFilter = {}) {
  const { scope, rest } = withMessages(within, filter)
  return readChildren(exchangeRows, call, scope, paging, rest)
}

async function putFeedback(
  call: Call,
  id: string,
  messageId: string,
  feedback: z.output<typeof FeedbackDraft>,
) {
  if (!call.isOwnItem && !call.link) throw forbidden('Only who asked can say whether an answer helped.')
  // An answer may be stored meanwhile.
  await sql`select from exchange where id = ${id} for update`.execute(call.db)
  const isGiven = feedback.isHelpful !== null
  const { rows } = await sql`
    update exchange_message m set is_helpful = ${feedback.isHelpful},
      feedback_reason = ${isGiven ? feedback.reason : null}, feedback_text = ${isGiven ? feedback.text : null}
    where m.id = ${messageId} and m.exchange_id = ${id} and m.author = 'Assistant' returning m.id`.execute(
    call.db,
  )
  if (rows.length === 0) throw notFound()
  await sql`select derived.sum_up_exchange(${id})`.execute(call.db)
  const [message] = await readMessages(call, sql`m.id = ${messageId}`)
  if (!message) throw notFound()
  return { data: message }
}

async function removeExchange(call: Call, id: string) {
  const { rows } = await sql<{ revision: number; destinationId: string | null }>`
    select revision, destination_id as "destinationId" from exchange where id = ${id} for update`.execute(
    call.db,
  )
  const [found] = rows
  if (!found) throw notFound()
  checkRevision(call, found.revision)
  await sql`delete from exchange where id = ${id}`.execute(call.db)
  await sql`delete from mailed_token where subject_id = ${id} and purpose = 'exchange-key'`.execute(call.db)
  // What askers delete of their own leaves no trace.
  if (!call.isOwnItem && !call.link) await audit(call, found.destinationId, id, [{ op: 'remove', path: '' }])
  return nothing
}

export const exchangeHandlers = (): Handlers<typeof exchanges> => ({
  list: (paging, call) => read(call, all, paging),
  search: ({ data, ...paging }, call) => read(call, all, paging, data),
  my: (paging, call) => read(call, ofCaller(call), paging),
  mySearch: ({ data, ...paging }, call) => read(call, ofCaller(call), paging, data),
  searchExport: questionsExport(() => all),
  mySearchExport: questionsExport((_input, call) => ofCaller(call)),
  unanswered: async (_input, call) => {
    const questions = await readFrequent(call)
    return { data: questions, _meta: { stats: { count: questions.length } } }
  },
  ofDestination: ({ id, data, ...paging }, call) => read(call, ofDestination(id), paging, data),
  ofDestinationExport: questionsExport<ExportInput<ChildFilter> & { id: string }>(({ id }) =>
    ofDestination(id),
  ),
  notifyUnanswered: async ({ id }, call) => ({ data: await notifyUnanswered(call, id) }),
  get: ({ id }, call) => readExchange(call, id),
  messages: async ({ id, debug }, call) => {
    const messages = await readMessages(call, sql`m.exchange_id = ${id}`, debug && isForTeam(call))
    return { data: messages, _meta: { stats: { count: messages.length } } }
  },
  feedback: ({ id, messageId, data }, call) => putFeedback(call, id, messageId, data),
  remove: ({ id }, call) => removeExchange(call, id),
})

/** Askers don't learn how an answer came about, unless they are on the team of the destination or administrators. */
const isForTeam = ({ owners }: Call) =>
  owners.some(({ kind, rung }) => rung === 'admin' || kind === 'destination')
