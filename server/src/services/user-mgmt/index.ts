import { services } from '@app/contract/tree.ts'
import type { ProfileKind } from '../../patterns/profile-kind.ts'
import type { ServiceParts } from '../../patterns/service-parts.ts'
import { listHandlers } from './lists/list-handlers.ts'
import { sharedListHandlers } from './lists/shared-list-handlers.ts'
import { userHandlers, type SetAccountBlocked } from './users/user-handlers.ts'

export { signIn } from './users/sign-in.ts'

interface UserParts extends Pick<ServiceParts, 'texts'> {
  setAccountBlocked: SetAccountBlocked
}

export const userService = ({ texts, setAccountBlocked }: UserParts, kinds: readonly ProfileKind[]) => ({
  name: 'user-mgmt',
  tree: services['user-mgmt'],
  handlers: {
    users: userHandlers(setAccountBlocked),
    lists: listHandlers({ texts, kinds }),
    sharedLists: sharedListHandlers({ texts, kinds }),
  },
})
