import { adminPart } from './admin-part.tsx'
import { MembershipList } from './membership-list.tsx'

export { loader, meta, shouldRevalidate } from './admin-part.tsx'

export default adminPart('Memberships', MembershipList)
