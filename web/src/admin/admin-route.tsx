import { adminPart } from './admin-part.tsx'
import { ApprovalQueue } from './approval-queue.tsx'

export { loader, meta, shouldRevalidate } from './admin-part.tsx'

export default adminPart('Approval queue', ApprovalQueue)
