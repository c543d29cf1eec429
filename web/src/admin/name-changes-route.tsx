import { adminPart } from './admin-part.tsx'
import { NameChangeQueue } from './name-change-queue.tsx'

export { loader, meta, shouldRevalidate } from './admin-part.tsx'

export default adminPart('Name changes', NameChangeQueue)
