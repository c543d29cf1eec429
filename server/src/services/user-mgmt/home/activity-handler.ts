import type { ActivityEntry } from '@app/contract/users/activity-routes.ts'
import type { users } from '@app/contract/users/user-routes.ts'
import type { ProfileKind } from '../../../patterns/profile-kind.ts'
import { signedIn, type Handlers } from '../../../platform/http/call.ts'
import { continuedPage } from '../../../platform/http/json-text.ts'
import { visibleOfAnyKind } from '../lists/list-entries.ts'
import { activityEntries } from './activity-query.ts'

export const activityHandler =
  (kinds: readonly ProfileKind[]): Handlers<typeof users.activity> =>
  async ({ view, offset, take }, call) => {
    const isVisible = await visibleOfAnyKind({ kinds }, call)
    const feed = { userId: signedIn(call).id, view, offset, limit: take + 1, isVisible }
    const { rows } = await activityEntries(feed).execute(call.db)
    const next = String(offset + take)
    return continuedPage<ActivityEntry>(
      rows.map(({ item }) => ({ item, next })),
      take,
    )
  }
