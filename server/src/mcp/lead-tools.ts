import { leadStatuses } from '@app/contract/reference-lists/lead-statuses.ts'
import { maxReason } from '@app/contract/rules/limits.ts'
import * as z from 'zod'
import { RefusedCall } from './call-operations.ts'
import { writeTool } from './proposal.ts'
import { readTool } from './tool.ts'

const text = z.string().nullable()

const myLeads = readTool({
  name: 'my_leads',
  title: 'Requests that my pages received',
  description:
    'The requests to all pages whose team the person is on, newest first, with their status and deadline.',
  scope: 'mcp:read',
  input: z.object({
    status: z.enum(leadStatuses).optional().describe('By default, all'),
    offset: z.int().min(0).max(10_000).default(0),
    take: z.int().min(1).max(50).default(20),
  }),
  output: z.object({
    count: z.int(),
    leads: z.array(
      z.object({
        id: z.string(),
        status: z.string(),
        host: z.object({ kind: z.string(), id: z.string(), name: z.string() }),
        message: text,
        responseDeadline: text,
        asked: z.object({
          name: z.string(),
          description: text,
          startDate: text,
          endDate: text,
          months: z.array(z.string()),
          sportsList: z.array(z.string()),
          spaceType: text,
          spaceTypeCount: z.int().nullable(),
          participants: z.int().nullable(),
          roomsPerNight: z.int().nullable(),
          contactName: z.string(),
          contactOrganization: text,
        }),
        url: z.string(),
      }),
    ),
  }),
  async run(query, { api, origin }) {
    const { data, _meta } = await api['contact-mgmt'].leads.my(query)
    return {
      count: _meta.stats.count,
      leads: data.map((lead) => ({ ...lead, url: `${origin}/leads/${lead.id}` })),
    }
  },
})

const answers = {
  Interested: (event: string, host: string) => `Tell the organizer of “${event}” that ${host} is interested?`,
  Passed: (event: string, host: string) => `Pass on “${event}” for ${host}?`,
}

const answerLead = writeTool({
  name: 'answer_lead',
  title: 'Answer a request',
  description:
    'Tells an organizer that the page that was asked is interested, or passes. Offers with prices are made in the product. The person confirms it first.',
  scope: 'leads:write',
  input: z.object({
    leadId: z.uuid().describe('Of my_leads'),
    answer: z.enum(['Interested', 'Passed']),
    reason: z
      .string()
      .min(1)
      .max(maxReason)
      .nullable()
      .default(null)
      .describe('Why it passes. The organizer reads it'),
  }),
  async propose({ leadId, answer, reason }, { api }) {
    const { data } = await api['contact-mgmt'].leads.my({ id: leadId })
    const [lead] = data
    if (lead === undefined)
      throw new RefusedCall('There is no such request to a page whose team the person is on.')
    const path = `/leads/${leadId}`
    const passReason = answer === 'Passed' ? reason : null
    const why = passReason === null ? '' : ` The reason: “${passReason}”.`
    return {
      question: answers[answer](lead.asked.name, lead.host.name) + why,
      state: lead.moves,
      path: `${path}?${new URLSearchParams({ answer, ...(passReason !== null && { reason: passReason }) }).toString()}`,
      async write() {
        const { ownerId } = lead
        const patch = [
          { op: 'replace' as const, path: '/status', value: answer },
          ...(passReason === null
            ? []
            : [{ op: 'replace' as const, path: '/passReason', value: passReason }]),
        ]
        await api['event-mgmt'].events.leads.update({ ownerId, id: leadId, patch })
        return { done: `The organizer of “${lead.asked.name}” has the answer.`, path }
      },
    }
  },
})

export const leadTools = [myLeads, answerLead]
