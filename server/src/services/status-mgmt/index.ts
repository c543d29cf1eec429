import { services } from '@app/contract/tree.ts'
import { maintenanceHandlers } from './maintenance-handlers.ts'

export { registerStatus } from './register-status.ts'

export const statusService = () => ({
  name: 'status-mgmt',
  tree: services['status-mgmt'],
  handlers: { maintenance: maintenanceHandlers },
})
