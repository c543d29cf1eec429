import { adminPart } from './admin-part.tsx'
import { ClaimQueue } from './claim-queue.tsx'

export { loader, meta, shouldRevalidate } from './admin-part.tsx'

export default adminPart('Claims', ClaimQueue)
