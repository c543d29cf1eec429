import { adminPart } from './admin-part.tsx'
import { HealthPage } from './health-page.tsx'

export { loader, meta, shouldRevalidate } from './admin-part.tsx'

export default adminPart('Health', HealthPage)
