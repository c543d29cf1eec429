import { kindContracts } from '@app/contract/kinds.ts'
import { hostKinds, type HostKindName } from '@app/contract/owners.ts'
import { SpaceTypeName } from '@app/contract/reference-lists/space-types.ts'
import { SportName } from '@app/contract/reference-lists/sports.ts'
import { knownEventQuery } from '@app/contract/rules/known-event.ts'
import { maxHosts } from '@app/contract/rules/limits.ts'
import * as z from 'zod'
import { callKind, pageAddress } from './kind-calls.ts'
import { writeTool } from './proposal.ts'
import { readTool, type ToolContext } from './tool.ts'

const asked = {
  sportsList: z.array(SportName).default([]),
  startDate: z.iso.date().nullable().default(null).describe('The first day'),
  endDate: z.iso.date().nullable().default(null).describe('The last day'),
  spaceName: SpaceTypeName.nullable().default(null).describe('What it is played on'),
  spaceCount: z.int().positive().nullable().default(null).describe('How many of these at the same time'),
}
const written = {
  name: z.string().max(100).describe('The name of the event'),
  description: z
    .string()
    .max(500)
    .nullable()
    .default(null)
    .describe('What hosts have to know, in a few sentences'),
  ...asked,
  participants: z.int().positive().nullable().default(null).describe('How many players come'),
}
const Written = z.object(written)

const matchRequest = readTool({
  name: 'match_request',
  title: 'Find hosts for an event',
  description:
    'The facilities that fit an event that looks for a venue, best first, with what is known about free dates. Stores nothing.',
  scope: 'mcp:read',
  input: z.object({
    ...asked,
    requestAddress: z
      .string()
      .max(200)
      .nullable()
      .default(null)
      .describe('Around where it looks, such as "Columbus, OH"'),
    requestDist: z.int().positive().nullable().default(null).describe('Within how many miles of it'),
    roomsPerNight: z
      .int()
      .positive()
      .nullable()
      .default(null)
      .describe('Hotel rooms needed on the busiest night'),
    take: z.int().min(1).max(25).default(10),
  }),
  output: z.object({
    count: z.int().describe('How many fit and are known to be free'),
    unknown: z.int().describe('How many more fit, of which nobody knows whether they are free'),
    hosts: z.array(
      z.object({
        kind: z.literal('facility'),
        id: z.string(),
        name: z.string(),
        city: z.string().nullable(),
        state: z.string().nullable(),
        score: z.int(),
        isFree: z.boolean(),
        facts: z.object({
          own: z.int().describe('Spaces of the host that count'),
          from: z.string().nullable(),
          to: z.string().nullable(),
          miles: z.number().nullable(),
          rooms: z.int().describe('Hotel rooms near it'),
        }),
        url: z.string(),
      }),
    ),
  }),
  async run({ take, ...request }, { api, origin }) {
    const data = { ...request, choice: { group: 'opening' as const } }
    const { data: hosts, _meta } = await api['event-mgmt'].events.matches.search({ data, take })
    return {
      count: _meta.counts.count,
      unknown: _meta.counts.unknown,
      hosts: hosts.map((host) => ({
        ...host,
        kind: 'facility' as const,
        url: pageAddress(origin, 'facility', host.id),
      })),
    }
  },
})

/** The form of a new request with what is known of it. */
function formPath(
  event: z.output<typeof Written>,
  hosts: readonly { kind: HostKindName; id: string }[],
): string {
  const ids = hostKinds.flatMap((kind) => {
    const ofKind = hosts.filter((host) => host.kind === kind).map(({ id }) => id)
    return ofKind.length === 0 ? [] : [`${kindContracts[kind].path.slice(1)}=${ofKind.join(',')}`]
  })
  const known = knownEventQuery({
    event: event.name,
    about: event.description ?? undefined,
    sport: event.sportsList[0],
    from: event.startDate ?? undefined,
    to: event.endDate ?? undefined,
    space: event.spaceName ?? undefined,
    count: event.spaceCount ?? undefined,
    people: event.participants ?? undefined,
  })
  return `/requests/new?${[...ids, known].join('&')}`
}

/** All of it, because the person answers for it. */
const tell = ({ sportsList, spaceName, spaceCount, participants, description }: z.output<typeof Written>) =>
  [
    sportsList.join(', '),
    spaceName === null ? '' : `${spaceCount ?? ''} ${spaceName}`.trim(),
    participants === null ? '' : `${participants} players`,
    description ?? '',
  ]
    .filter((line) => line !== '')
    .map((line) => `\n${line}`)
    .join('')

const daysOf = ({ startDate, endDate }: z.output<typeof Written>) =>
  startDate === null ? 'dates open' : `${startDate} to ${endDate ?? startDate}`

const draftRequest = writeTool({
  name: 'draft_request',
  title: 'Draft a request',
  description:
    'Writes down an event that looks for a venue, for its organizer alone. No host is asked yet. The person confirms it first.',
  scope: 'requests:write',
  input: Written.extend({ startDate: z.iso.date(), endDate: z.iso.date() }),
  propose: async (event, { api }) => ({
    question: `Save the request “${event.name}” (${daysOf(event)}) as yours? No host is asked yet.${tell(event)}`,
    path: formPath(event, []),
    async write(key) {
      const data = { ...event, category: 'Private' as const, status: 'Published' as const }
      const { data: saved } = await api['event-mgmt'].events.request.add({ data }, { idempotencyKey: key })
      return {
        done: `The request “${event.name}” is saved. No host is asked yet.`,
        path: `/requests/${saved.id}/hosts`,
      }
    },
  }),
})

const HostName = z.object({ data: z.object({ name: z.string() }) })

async function nameHosts(hosts: readonly { kind: HostKindName; id: string }[], context: ToolContext) {
  const names = await Promise.all(
    hosts.map(async ({ kind, id }) => HostName.parse(await callKind(context, kind, 'get', { id })).data.name),
  )
  return names.join(', ')
}

const sendRequest = writeTool({
  name: 'send_request',
  title: 'Send a request to hosts',
  description:
    'Asks facilities and destinations for dates, with the name and the email address of the person. The person confirms it first.',
  scope: 'requests:write',
  input: Written.extend({
    hosts: z
      .array(z.object({ kind: z.enum(hostKinds), id: z.uuid() }))
      .min(1)
      .max(maxHosts),
  }),
  async propose({ hosts, ...event }, context) {
    const { api } = context
    const names = await nameHosts(hosts, context)
    return {
      question: `Send the request “${event.name}” (${daysOf(event)}) to ${names}? They get your name and email address.${tell(event)}`,
      path: formPath(event, hosts),
      async write(key) {
        const { data: person } = await api['user-mgmt'].users.my({})
        const data = { ...event, hosts, contactName: person.name, contactEmail: person.email }
        const { data: sent } = await api['contact-mgmt'].requests.create({ data }, { idempotencyKey: key })
        return sent.id === null
          ? {
              done: `The request waits until the person opens the link in the email to ${person.email}.`,
              path: '/requests',
            }
          : { done: `The request was sent to ${names}.`, path: `/requests/${sent.id}` }
      },
    }
  },
})

export const requestTools = [matchRequest, draftRequest, sendRequest]
