import type { health } from '@app/contract/status/health-routes.ts'
import type { Handlers } from '../../platform/http/call.ts'
import type { MetricsRegistry, NamedSample } from '../../platform/metrics/registry.ts'

/** All other metrics stay at the address of metrics. */
const shown = new Set([
  'process_start_time_seconds',
  'process_cpu_seconds_total',
  'process_resident_memory_bytes',
  'nodejs_eventloop_delay_seconds',
  'picture_process_cpu_seconds_total',
  'picture_process_resident_memory_bytes',
  'db_pool_connections',
  'db_pool_size',
  'db_pool_waiting',
  'db_size_bytes',
  'search_index_age_seconds',
  'housekeeping_last_success_timestamp_seconds',
  'import_jobs',
  'picture_jobs',
  'mail_jobs',
  'mail_jobs_failing',
  'mail_total',
  'mail_last_sent_timestamp_seconds',
  'http_request_duration_seconds',
  'http_requests_total',
])

/** Most routes have never failed. */
const isShown = ({ name, labels }: NamedSample) => name !== 'http_requests_total' || labels.status === '5xx'

export const healthHandlers = (metrics: MetricsRegistry): Handlers<typeof health> => ({
  read: async () => {
    const samples = await metrics.read((name) => shown.has(name))
    return { data: { at: new Date().toISOString(), samples: samples.filter(isShown) } }
  },
})
