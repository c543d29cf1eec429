import { adminPart } from './admin-part.tsx'
import { OpenInvitations } from './open-invitations.tsx'

export { loader, meta, shouldRevalidate } from './admin-part.tsx'

export default adminPart('Invitations', OpenInvitations)
