import { sql } from 'kysely'
import type { requests } from '@app/contract/events/request-routes.ts'
import type { requestOfEvent, SentRequest } from '@app/contract/events/sent-request.ts'
import { audit } from '../../../patterns/audit.ts'
import { pageQuery } from '../../../patterns/page-query.ts'
import { linkExpired } from '../../../patterns/mailed-tokens.ts'
import { signedIn, type Handlers } from '../../../platform/http/call.ts'
import { page } from '../../../platform/http/json-text.ts'
import { lockEvent } from '../leads/move-lead.ts'
import { createRequest, sendToHosts } from './create-request.ts'
import { readUnsentRequests } from './unsent-requests.ts'
import { confirmationHours, readSentRequest, sentRequestJson } from './read-sent-request.ts'

/** Handlers for requests to hosts. */
export const hostRequestHandlers = (): Handlers<typeof requests> => ({
  create: async ({ data }, call) => ({ data: await createRequest(call, data) }),

  my: async ({ isUndecided, isDue, ...paging }, call) => {
    const where = sql`t.user_id = ${signedIn(call).id} ${isUndecided ? sql`and ${undecided}` : sql``} ${isDue ? sql`and ${due}` : sql``}`
    const order = isDue ? sql`t.response_deadline, t.id desc` : sql`t.id desc`
    const { rows } = await pageQuery(
      { item: sentRequestJson, from: sql`derived.sent_request_item`, where, order },
      paging,
    ).execute(call.db)
    return page<SentRequest>(rows[0]?.items ?? '[]', rows[0]?.count ?? 0)
  },

  unsent: readUnsentRequests,
})

/** Handlers for the request that an event is, for its sender. */
export const sentRequestHandlers = (): Handlers<ReturnType<typeof requestOfEvent>> => ({
  get: ({ id }, call) => readSentRequest(call, id),

  confirm: async ({ id }, call) => {
    await lockEvent(call, id)
    const { rows } = await sql<{ isConfirmed: boolean; isExpired: boolean }>`
      select confirmed_date is not null as "isConfirmed",
        created_date < now() - make_interval(hours => ${confirmationHours}) as "isExpired"
      from request where id = ${id} for update`.execute(call.db)
    const [request] = rows
    if (!request || (!request.isConfirmed && request.isExpired)) throw linkExpired()
    if (!request.isConfirmed) {
      await sendToHosts(call, id)
      await audit(call, id, null, [{ op: 'replace', path: '/isConfirmed', value: true }])
    }
    return readSentRequest(call, id)
  },
})

const isOpen = sql`not exists (select from lead l where l.request_id = t.id and l.status = 'Won')`
const due = sql`t.confirmed_date is not null and t.response_deadline is not null and not t.is_late and t.ended is null and ${isOpen}`
const undecided = sql`exists (select from lead l where l.request_id = t.id and l.status = 'Interested') and ${isOpen}
  and coalesce(t.end_date, derived.today()) >= derived.today()`
