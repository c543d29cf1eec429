import { toWire } from '@app/contract/client.ts'
import { kindContracts } from '@app/contract/kinds.ts'
import { profileKinds } from '@app/contract/owners.ts'
import { operations } from '@app/contract/route.ts'
import { addDays } from '@app/contract/rules/calendar-date.ts'
import { serviceBase, services } from '@app/contract/tree.ts'
import * as z from 'zod'
import { RefusedCall } from './call-operations.ts'
import { pageAddress } from './kind-calls.ts'
import { readTool } from './tool.ts'

const named = z.object({ id: z.string(), name: z.string() })

const myCalendar = readTool({
  name: 'my_calendar',
  title: 'My calendar',
  description:
    'What takes the spaces of a facility whose team the person is on: bookings, holds and blackouts. Without an id, of the first of these facilities; the others are listed.',
  scope: 'mcp:read',
  input: z.object({
    facilityId: z.uuid().optional(),
    startDate: z.iso.date(),
    endDate: z.iso.date().describe('At most 90 days later'),
  }),
  output: z.object({
    facilities: z.array(named),
    facilityId: z.string().nullable(),
    timeZone: z.string().nullable(),
    spaces: z.array(named.extend({ units: z.array(z.object({ id: z.string(), label: z.string() })) })),
    entries: z.array(
      z.object({
        kind: z.string(),
        title: z.string(),
        unitIds: z.array(z.string()),
        starts: z.string(),
        ends: z.string(),
        expiresDate: z.string().nullable(),
      }),
    ),
  }),
  async run({ facilityId, startDate, endDate }, { api }) {
    const { facilities } = api['facility-mgmt']
    const { data: own } = await facilities.my({ take: 100 })
    const ownerId = facilityId ?? own[0]?.id
    if (ownerId === undefined)
      return { facilities: [], facilityId: null, timeZone: null, spaces: [], entries: [] }
    // Days of the place begin up to 14 hours before those of UTC, and end up to 12 hours after them.
    const range = { from: `${addDays(startDate, -1)}T10:00:00Z`, to: `${addDays(endDate, 1)}T12:00:00Z` }
    const { data } = await facilities.calendar.get({ ownerId, ...range })
    return { ...data, facilities: own, facilityId: ownerId }
  },
})

const eventHotels = readTool({
  name: 'event_hotels',
  title: 'Hotels of an event',
  description:
    'The hotels around the places of an event, with what one room costs for the stay and how many are left.',
  scope: 'mcp:read',
  input: z.object({
    eventId: z.uuid(),
    checkIn: z.iso.date().optional().describe('Both days or neither. By default, the nights of the event'),
    checkOut: z.iso.date().optional(),
    rooms: z.int().min(1).max(10_000).default(1).describe('How many rooms of one type have to be left'),
    miles: z.number().positive().max(100).default(25),
    take: z.int().min(1).max(25).default(10),
  }),
  output: z.object({
    count: z.int(),
    stay: z.object({ checkIn: z.string(), checkOut: z.string() }),
    hotels: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        miles: z.number().nullable(),
        state: z
          .string()
          .describe('Open: can be booked. Unknown: it has entered no rooms. Full: no room is left'),
        price: z
          .object({ total: z.int(), currency: z.string(), left: z.int(), room: z.string() })
          .nullable()
          .describe('Of the cheapest room for the whole stay with all mandatory fees, in cents'),
        url: z.string(),
      }),
    ),
  }),
  async run({ take, ...data }, { api, origin }) {
    const { data: found, _meta } = await api['hotel-mgmt'].hotels.matches({ data, take })
    return {
      count: _meta.stats.count,
      stay: _meta.stay,
      hotels: found.map(({ hotel, state, offer, currency }) => ({
        id: hotel.id,
        name: hotel.name,
        miles: hotel.distance,
        state,
        price: offer && { total: offer.total, currency, left: offer.left, room: offer.name },
        url: pageAddress(origin, 'hotel', hotel.id),
      })),
    }
  },
})

/** The reports of pages by their paths, such as `/facilities/{id}/leads`. */
const reportRoutes = new Map(
  [...operations(services['report-mgmt'])].flatMap(([, route]) =>
    route.files === undefined || route.owner === null ? [] : [[route.path, route] as const],
  ),
)
const reportNames = [...new Set([...reportRoutes.keys()].map((path) => path.slice(path.indexOf('}/') + 2)))]

/** A report without its charts, which its figures and tables say in numbers. */
const value = z.union([z.int(), z.string()]).nullable()
const ReadReport = z.object({
  days: z.object({ startDate: z.string(), endDate: z.string() }),
  figures: z.array(
    z.object({
      label: z.string(),
      unit: z.string().describe('money is in cents, a share in basis points'),
      value: z.int().nullable(),
      before: z.int().nullable().describe('In the days before'),
    }),
  ),
  tables: z.array(
    z.object({
      label: z.string(),
      columns: z.array(z.object({ label: z.string(), unit: z.string() })),
      rows: z.array(z.object({ label: z.string(), cells: z.array(value) })),
    }),
  ),
  preface: z.array(z.string()),
  notes: z.array(z.string()),
})

const readReport = readTool({
  name: 'read_report',
  title: 'Read a report',
  description:
    'Figures and tables about a page whose team the person is on: how often it was read, its leads, room nights and promotions. Without days, of the last 30.',
  scope: 'mcp:read',
  input: z.object({
    kind: z.enum(profileKinds),
    id: z.uuid(),
    report: z.enum(reportNames).default('profile'),
    startDate: z.iso.date().optional(),
    endDate: z.iso.date().optional(),
  }),
  output: ReadReport.extend({ url: z.string() }),
  async run({ kind, id, report, ...days }, { send, origin }) {
    const { path } = kindContracts[kind]
    const route = reportRoutes.get(`${path}/{id}/${report}`)
    if (route === undefined) throw new RefusedCall(`Pages of this kind have no report “${report}”.`)
    const reply = await send(toWire(route, serviceBase('report-mgmt'), { id, ...days }))
    const { data } = z.object({ data: ReadReport }).parse(reply)
    return { ...data, url: `${origin}${path}/${id}/reports` }
  },
})

export const ownTools = [myCalendar, eventHotels, readReport]
