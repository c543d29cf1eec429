import { loadApi } from '../../api/load-api.ts'

/** If it fails, the notification stays unread. The hub refreshes the badges. */
export async function markOpened(ownerId: string, id: string) {
  const { notifications } = (await loadApi())['user-mgmt'].users
  await notifications.opened({ ownerId, id, isOpened: true }).catch(() => undefined)
}
