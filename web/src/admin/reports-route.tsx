import { adminPart } from './admin-part.tsx'
import { ReportQueue } from './report-queue.tsx'

export { loader, meta, shouldRevalidate } from './admin-part.tsx'

export default adminPart('Reports', ReportQueue)
