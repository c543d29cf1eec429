import { adminPart } from './admin-part.tsx'
import { InquiryQueue } from './inquiry-queue.tsx'

export { loader, meta, shouldRevalidate } from './admin-part.tsx'

export default adminPart('Messages to us', InquiryQueue)
