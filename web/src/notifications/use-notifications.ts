import { ownUserKey, useOwnUser } from '../api/own-account.ts'
import { useToast } from '../components/overlays/toaster.tsx'
import { useReadPage } from '../page/use-read-page.ts'
import { calls } from '../platform/calls/calls.ts'
import { useRead } from '../platform/calls/use-read.ts'
import { useWrite } from '../platform/calls/use-write.ts'
import { notificationFilterOf, perPage, type NotificationQuery } from './notification-query.ts'
import { keepShown } from '../platform/calls/use-observed.ts'

const { notifications } = calls['user-mgmt'].users

/** A page of the reader's notifications. */
export function useNotifications(query: NotificationQuery) {
  const { data: user } = useOwnUser()
  return useReadPage(
    notifications.filtered,
    { ownerId: user?.id ?? '', data: notificationFilterOf(query) },
    { page: query.page, perPage },
    { enabled: user !== undefined, placeholderData: keepShown },
  )
}

/** How many notifications of each topic the reader has, for each box. */
export function useTopicCounts() {
  const { data: user } = useOwnUser()
  return useRead(notifications.counts, { ownerId: user?.id ?? '' }, { enabled: user !== undefined })
}

const changed = { touches: [notifications, { key: ownUserKey }], isTouchedByFailure: true }

/** Writes to the reader's notifications. A failed one says so in a toast. */
export function useNotificationWrites() {
  const { data: user } = useOwnUser()
  const ownerId = user?.id ?? ''
  const toast = useToast()
  const { run: openMany } = useWrite(notifications.openMany, changed)
  const { run: openAll } = useWrite(notifications.openAll, changed)
  const { attempt: archive } = useWrite(notifications.archiveMany, changed)
  return {
    open: (ids: string[], isOpened: boolean) => openMany({ ownerId, data: ids, isOpened }),
    /** Opens all up to this one, or those of a topic. */
    openAll: (sequence: number, topic?: string) => openAll({ ownerId, data: { sequence, topic } }),
    async archive(ids: string[], isArchived: boolean) {
      if (!(await archive({ ownerId, data: ids, isArchived }))) return
      const what = ids.length === 1 ? 'The notification is' : `${ids.length} notifications are`
      toast.success(isArchived ? `${what} archived.` : `${what} back in the list.`, {
        topic: 'archived notifications',
        action: {
          label: 'Undo',
          onPress: () => void archive({ ownerId, data: ids, isArchived: !isArchived }),
        },
      })
    },
  }
}

export type NotificationWrites = ReturnType<typeof useNotificationWrites>
