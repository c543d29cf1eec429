import * as z from 'zod'
import { Instant, One } from '../envelope.ts'
import { route } from '../route.ts'

/** A value of a metric, as Prometheus reads it. Names have their units. */
export const HealthSample = z.object({
  name: z.string(),
  labels: z.record(z.string(), z.string()),
  value: z.number(),
})

/** The metrics of the server that replies. Those that can't be read, such as of a database that is down, are missing. */
export const HealthReading = z.object({ at: Instant, samples: z.array(HealthSample) })
export type HealthReading = z.output<typeof HealthReading>

export const health = {
  read: route({
    owner: null,
    allow: 'admin',
    method: 'GET',
    path: '/health',
    reply: One(HealthReading),
    summary: 'Metrics of the server that replies, and of the database and the queues of all servers',
  }),
}
