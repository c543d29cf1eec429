import * as z from 'zod'
import { Instant, line, One } from '../envelope.ts'
import { route } from '../route.ts'

/** What `/status.json` shows everybody. */
const Notice = {
  maintenanceMode: z.boolean(),
  /** Shown to people who are signed in. Anybody can read it at /status.json. */
  message: line(300).nullable(),
  /** When the maintenance is expected to end. It doesn't end by itself. */
  until: Instant.nullable(),
}

/** `/status.json`. Clients read `maintenanceMode` either from the document or from `data`. */
export const Status = z.object({ maintenanceMode: z.boolean(), data: z.object(Notice) })

/** The switch as administrators see it. */
export const Maintenance = z.object({
  ...Notice,
  message: z.string().nullable(),
  /** Null if nobody has used the switch yet. */
  changedDate: Instant.nullable(),
  /** The administrator. Null if the account is gone. */
  changedByName: z.string().nullable(),
})
export type Maintenance = z.output<typeof Maintenance>

const MaintenanceDraft = z
  .strictObject({ ...Notice, message: Notice.message.default(null), until: Notice.until.default(null) })
  .refine(({ maintenanceMode, message, until }) => maintenanceMode || (message === null && until === null), {
    path: ['maintenanceMode'],
    error: 'must be true if there is a message or an end',
  })

const admins = { owner: null, path: '/maintenance', allow: 'admin' } as const

/** The maintenance mode of the whole product. It changes only what people are told. */
export const maintenance = {
  read: route({
    ...admins,
    method: 'GET',
    reply: One(Maintenance),
    summary: 'The maintenance mode, and who changed it last',
  }),
  change: route({
    ...admins,
    method: 'PUT',
    data: MaintenanceDraft,
    reply: One(Maintenance),
    summary:
      'Switch the maintenance mode on or off. All servers show it in /status.json within a second; nothing else changes',
  }),
}
