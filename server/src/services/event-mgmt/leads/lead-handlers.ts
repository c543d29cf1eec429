import { sql } from 'kysely'
import type { leadsOfEvent, leadsOfHost } from '@app/contract/events/lead-routes.ts'
import { childLists, getChild, readChildren } from '../../../patterns/children.ts'
import { stopMailsTo } from '../../../patterns/mail-opt-out.ts'
import { conflict, forbidden } from '../../../platform/errors.ts'
import type { Call, Handlers } from '../../../platform/http/call.ts'
import { createdIf, parsed } from '../../../platform/http/json-text.ts'
import { moveEventLead } from '../bids/award.ts'
import { assignLead, changeLead, withdrawLead } from './change-lead.ts'
import { openEventConversation } from '../../user-mgmt/index.ts'
import { findLead, leadsOf, oneLead, ownPages } from './event-leads.ts'
import { requireReadableLink } from './linked-lead.ts'
import { readHistory } from './lead-history.ts'
import { leadStats, readPipeline } from './lead-lists.ts'
import { addNote, readNotes } from './lead-notes.ts'
import { insertLeads, lockOpenEvent, sendLeads, storeSender } from './send-leads.ts'

/** Handlers for the leads of an event, as its organizer and its hosts use them. */
export const eventLeadHandlers = (): Handlers<ReturnType<typeof leadsOfEvent>> => {
  const lists = childLists(leadsOf)
  return {
    ...lists,
    search: lists.filtered,
    get: async ({ ownerId, id }, call) => {
      if (call.link) await requireReadableLink(call, id)
      return getChild(oneLead, call, ownerId, id)
    },
    create: async ({ ownerId, data }, call) => {
      const [id = ''] = await sendLeads(call, ownerId, [data], () => 'data/profileId')
      return getChild(leadsOf, call, ownerId, id)
    },
    bulk: async ({ ownerId, data }, call) => {
      const ids = await sendLeads(call, ownerId, data, (index) => `data/${index}/profileId`)
      return { data: await read(call, sql`t.id = any(${ids}::uuid[])`) }
    },
    update: changeLead,
    remove: withdrawLead,
    my: async ({ ownerId }, call) => ({
      data: await read(call, sql`t.owner_id = ${ownerId} and t.profile_id in ${ownPages(call)}`),
    }),
    stats: ({ ownerId, data }, call) => leadStats(call, sql`t.owner_id = ${ownerId}`, data),
    offer: async ({ ownerId, data: { profileId } }, call) => {
      await lockOpenEvent(call, ownerId)
      const { rows } = await sql<{ isOnTeam: boolean; isListed: boolean; organizerId: string | null }>`
        select ${profileId}::uuid in ${ownPages(call)} as "isOnTeam", p.audience = 'gated' as "isListed", (
          select s.user_id from derived.staff s where s.owner_id = p.id and s.rung = 'manager'
          order by s.user_id is distinct from p.created_by, s.user_id limit 1) as "organizerId"
        from profile p where p.id = ${ownerId}`.execute(call.db)
      const [standing] = rows
      if (standing?.isOnTeam !== true) throw forbidden('Only the team of a page answers for it.')
      if (!standing.isListed)
        throw conflict('NOT_LISTED', "This event doesn't look for hosts in the RFP marketplace.")
      if (standing.organizerId === null) throw conflict('NO_TEAM', 'Nobody manages this event yet.')
      await storeSender(call, ownerId, standing.organizerId)
      const added = await insertLeads(call, ownerId, [{ profileId, message: null }], { isOffered: true })
      // A move like any other, which tells the organizer.
      for (const leadId of added.values())
        await moveEventLead(call, ownerId, { leadId, status: 'Interested', closeOthers: false }, ['host'])
      const [lead] = await read(call, sql`t.owner_id = ${ownerId} and t.profile_id = ${profileId}`)
      if (!lead) throw new Error('the lead was not stored')
      return createdIf(added.size > 0, { data: lead })
    },
    member: assignLead,
    conversation: async ({ ownerId, id }, call) => {
      const { profileId: hostId } = await findLead(call, ownerId, id)
      const { id: groupId, isNew } = await openEventConversation(call, { eventId: ownerId, hostId })
      return createdIf(isNew, { data: { id: groupId } })
    },
    optOut: async ({ ownerId, id }, call) =>
      stopMailsTo(call, (await findLead(call, ownerId, id)).profileId, id),
    history: readHistory,
    notes: { list: readNotes, create: addNote },
  }
}

const mostRead = 100
const read = async (call: Call, condition: ReturnType<typeof sql>) =>
  parsed(await readChildren(leadsOf, call, { condition }, { offset: 0, take: mostRead })).data

/** The leads of a page: its team reads all of them. */
const ofPage = (profileId: string) => ({ condition: sql`t.profile_id = ${profileId}` })

/** Handlers for the leads of a host. */
export const hostLeadHandlers = (): Handlers<ReturnType<typeof leadsOfHost>> => ({
  search: ({ ownerId, data, ...paging }, call) => readChildren(leadsOf, call, ofPage(ownerId), paging, data),
  stats: ({ ownerId, data }, call) => leadStats(call, ofPage(ownerId).condition, data),
  pipeline: (input, call) => readPipeline(call, input),
})
