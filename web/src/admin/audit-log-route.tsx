import { adminPart } from './admin-part.tsx'
import { AuditLog } from './audit-log.tsx'

export { loader, meta, shouldRevalidate } from './admin-part.tsx'

export default adminPart('Audit log', AuditLog)
