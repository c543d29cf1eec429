import type { Api } from '@app/contract/api.ts'
import { keepPreviousData } from '@tanstack/react-query'
import { notificationsKey, ownUserKey, useOwnUser } from '../api/own-account.ts'
import { useApi } from '../api/use-api.ts'
import { useToast } from '../components/overlays/toaster.tsx'
import { loadPage } from '../page/load-page.ts'
import { useWrite } from '../page/use-write.ts'
import { notificationFilterOf, perPage, type NotificationQuery } from './notification-query.ts'

type Notifications = Api['user-mgmt']['users']['notifications']

/** A page of the reader's notifications. */
export function useNotifications(query: NotificationQuery) {
  const { data: user } = useOwnUser()
  const ownerId = user?.id
  return useApi(
    [...notificationsKey, ownerId, query],
    (api, signal) =>
      loadPage(
        (paging) =>
          api['user-mgmt'].users.notifications.filtered(
            { ownerId: ownerId ?? '', data: notificationFilterOf(query), ...paging },
            { signal },
          ),
        query.page,
        perPage,
      ),
    { enabled: ownerId !== undefined, placeholderData: keepPreviousData },
  )
}

/** How many notifications of each topic the reader has, for each box. */
export function useTopicCounts() {
  const { data: user } = useOwnUser()
  const ownerId = user?.id
  return useApi(
    [...notificationsKey, ownerId, 'counts'],
    async (api, signal) =>
      (await api['user-mgmt'].users.notifications.counts({ ownerId: ownerId ?? '' }, { signal })).data,
    { enabled: ownerId !== undefined },
  )
}

interface Write {
  run: (notifications: Notifications) => Promise<unknown>
  onSuccess?: () => void
}

/** Writes to the reader's notifications. A failed one says so in a toast. */
export function useNotificationWrites() {
  const { data: user } = useOwnUser()
  const ownerId = user?.id ?? ''
  const toast = useToast()
  const { run: write } = useWrite(({ 'user-mgmt': { users } }, { run }: Write) => run(users.notifications), {
    // Here, and not for the single call: the list may be empty and gone by then, and a component that is gone isn't called back.
    onDone: (_reply, _queries, { onSuccess }) => onSuccess?.(),
    onSettled: (queries) =>
      Promise.all(
        [notificationsKey, ownUserKey].map((queryKey) =>
          queries.invalidateQueries({ queryKey: [...queryKey] }),
        ),
      ),
  })
  const archive = (ids: string[], isArchived: boolean, onSuccess?: () => void) =>
    write({ run: (calls) => calls.archiveMany({ ownerId, data: ids, isArchived }), onSuccess })
  return {
    open: (ids: string[], isOpened: boolean) =>
      write({ run: (calls) => calls.openMany({ ownerId, data: ids, isOpened }) }),
    /** Opens all up to this one, or those of a topic. */
    openAll: (sequence: number, topic?: string) =>
      write({ run: (calls) => calls.openAll({ ownerId, data: { sequence, topic } }) }),
    archive: (ids: string[], isArchived: boolean) =>
      archive(ids, isArchived, () =>
        toast.success(textOf(ids.length, isArchived), {
          topic: 'archived notifications',
          action: { label: 'Undo', onPress: () => archive(ids, !isArchived) },
        }),
      ),
  }
}

export type NotificationWrites = ReturnType<typeof useNotificationWrites>

const textOf = (count: number, isArchived: boolean) => {
  const what = count === 1 ? 'The notification is' : `${count} notifications are`
  return isArchived ? `${what} archived.` : `${what} back in the list.`
}
