import type { DeletedProfile, deletedProfiles } from '@app/contract/contact/deleted-profile-routes.ts'
import type { Handlers } from '../../../platform/http/call.ts'
import { continuedPage } from '../../../platform/http/json-text.ts'
import { deletedItems } from './deleted-profile-query.ts'

export const deletedProfileHandlers = (): Handlers<typeof deletedProfiles> => ({
  list: async ({ take, ...filter }, call) => {
    const { rows } = await deletedItems(filter, take + 1).execute(call.db)
    return continuedPage<DeletedProfile>(rows, take)
  },
})
