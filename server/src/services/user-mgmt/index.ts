import { services } from '@app/contract/tree.ts'
import type { ProfileKind } from '../../patterns/profile-kind.ts'
import type { ServiceParts } from '../../patterns/service-parts.ts'
import { listHandlers } from './lists/list-handlers.ts'
import { sharedListHandlers } from './lists/shared-list-handlers.ts'

export { signIn } from './users/sign-in.ts'

export const userService = ({ texts }: Pick<ServiceParts, 'texts'>, kinds: readonly ProfileKind[]) => ({
  name: 'user-mgmt',
  tree: services['user-mgmt'],
  handlers: { lists: listHandlers({ texts, kinds }), sharedLists: sharedListHandlers({ texts, kinds }) },
})
