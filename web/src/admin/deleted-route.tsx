import { adminPart } from './admin-part.tsx'
import { DeletedProfiles } from './deleted-profiles.tsx'

export { loader, meta, shouldRevalidate } from './admin-part.tsx'

export default adminPart('Deleted pages', DeletedProfiles)
