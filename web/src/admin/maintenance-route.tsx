import { adminPart } from './admin-part.tsx'
import { MaintenancePage } from './maintenance-page.tsx'

export { loader, meta, shouldRevalidate } from './admin-part.tsx'

export default adminPart('Maintenance', MaintenancePage)
