import { services } from '@app/contract/tree.ts'
import type { MetricsRegistry } from '../../platform/metrics/registry.ts'
import { healthHandlers } from './health-handlers.ts'
import { maintenanceHandlers } from './maintenance-handlers.ts'

export { registerStatus } from './register-status.ts'

export const statusService = (metrics: MetricsRegistry) => ({
  name: 'status-mgmt',
  tree: services['status-mgmt'],
  handlers: { maintenance: maintenanceHandlers, health: healthHandlers(metrics) },
})
