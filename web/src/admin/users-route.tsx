import { adminPart } from './admin-part.tsx'
import { UserList } from './user-list.tsx'

export { loader, meta, shouldRevalidate } from './admin-part.tsx'

export default adminPart('Users', UserList)
