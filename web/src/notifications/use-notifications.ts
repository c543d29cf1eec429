import type { Api } from '@app/contract/api.ts'
import { keepPreviousData, useMutation, useQueryClient } from '@tanstack/react-query'
import { loadApi } from '../api/load-api.ts'
import { notificationsKey, ownUserKey, useOwnUser } from '../api/own-account.ts'
import { reasonOf } from '../api/problem.ts'
import { useApi } from '../api/use-api.ts'
import { useToast } from '../components/overlays/toaster.tsx'
import { notificationFilterOf, perPage, type NotificationQuery } from './notification-query.ts'

type Notifications = Api['user-mgmt']['users']['notifications']

/** A page of the reader's notifications. */
export function useNotifications(query: NotificationQuery) {
  const { data: user } = useOwnUser()
  const ownerId = user?.id
  return useApi(
    [...notificationsKey, ownerId, query],
    (api, signal) =>
      api['user-mgmt'].users.notifications.filtered(
        {
          ownerId: ownerId ?? '',
          data: notificationFilterOf(query),
          offset: (query.page - 1) * perPage,
          take: perPage,
        },
        { signal },
      ),
    { enabled: ownerId !== undefined, placeholderData: keepPreviousData },
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
  const queries = useQueryClient()
  const toast = useToast()
  const { mutate } = useMutation({
    mutationFn: async ({ run }: Write) => run((await loadApi())['user-mgmt'].users.notifications),
    // Here, and not for the single call: the list may be empty and gone by then, and a component that is gone isn't called back.
    onSuccess: (_reply, { onSuccess }) => onSuccess?.(),
    onError: (error) => toast.error(`Nothing was changed. ${reasonOf(error)}`),
    onSettled: () =>
      Promise.all(
        [notificationsKey, ownUserKey].map((queryKey) =>
          queries.invalidateQueries({ queryKey: [...queryKey] }),
        ),
      ),
  })
  const archive = (ids: string[], isArchived: boolean, onSuccess?: () => void) =>
    mutate({ run: (calls) => calls.archiveMany({ ownerId, data: ids, isArchived }), onSuccess })
  return {
    open: (ids: string[], isOpened: boolean) =>
      mutate({ run: (calls) => calls.openMany({ ownerId, data: ids, isOpened }) }),
    /** Opens all up to this one. */
    openAll: (sequence: number) => mutate({ run: (calls) => calls.openAll({ ownerId, data: { sequence } }) }),
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
