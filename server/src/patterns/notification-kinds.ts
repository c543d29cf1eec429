import type { NotificationTopic } from '@app/contract/users/settings-schema.ts'

export interface KindOfNotification {
  topic: NotificationTopic
  /** Told even if the person can't see the page: they are invited to its team, or just left it. Or it is about no page. */
  isPersonal?: true
  /**
   * What others read after the account of whoever did it was deleted: its sentences have the name of that person. `{page}` is the name of
   * the page that it is about. Without `contents`, these stay. Names in sentences about requests are replaced by `forget-requests.ts`.
   */
  signed?: { title: string; contents?: string }
  /** On a device, it takes the place of the one before about the same thing. */
  isReplaced?: true
}

/** All kinds of notification, by the tag of their rows. A new one needs an entry here and a call of `notify`. */
export const notificationKinds = {
  invited: {
    topic: 'invitations',
    isPersonal: true,
    signed: { title: 'Join the team of {page}', contents: 'A former member invites you.' },
  },
  'invitation-ended': { topic: 'invitations', isPersonal: true },
  joined: { topic: 'invitations', signed: { title: 'A former member joined the team of {page}' } },
  removed: { topic: 'invitations', isPersonal: true },
  approved: { topic: 'approvals' },
  declined: { topic: 'approvals' },
  'story-waiting': { topic: 'approvals', isPersonal: true },
  'story-approved': { topic: 'approvals' },
  'story-sent-back': { topic: 'approvals' },
  'name-accepted': { topic: 'approvals' },
  'name-restored': { topic: 'approvals' },
  'claim-received': { topic: 'claims', isPersonal: true },
  'claim-decided': { topic: 'claims', isPersonal: true },
  'membership-asked': { topic: 'claims', isPersonal: true },
  'membership-decided': { topic: 'approvals' },
  'request-received': { topic: 'requests', isPersonal: true },
  'request-moved': { topic: 'requests', isPersonal: true },
  'request-changed': { topic: 'requests', isPersonal: true },
  'request-ended': { topic: 'requests', isPersonal: true },
  'request-reminder': { topic: 'requests', isPersonal: true },
  'hold-requested': { topic: 'requests', isPersonal: true },
  'room-booked': { topic: 'requests' },
  'room-block': { topic: 'requests' },
  reviewed: { topic: 'reviews' },
  'review-replied': { topic: 'reviews' },
  cancelled: { topic: 'favorites' },
  published: { topic: 'favorites' },
  promotion: { topic: 'favorites' },
  messaged: {
    topic: 'messages',
    isPersonal: true,
    isReplaced: true,
    signed: { title: 'A former member sent a message' },
  },
  mentioned: {
    topic: 'messages',
    isPersonal: true,
    isReplaced: true,
    signed: { title: 'A former member mentioned you' },
  },
  added: { topic: 'messages', isPersonal: true, signed: { title: 'A former member added you to a group' } },
  'inquiry-received': { topic: 'messages', isPersonal: true },
  'guide-unanswered': { topic: 'messages' },
  'inquiry-answered': { topic: 'messages', isPersonal: true },
  'free-for-request': { topic: 'requests' },
  'free-for-search': { topic: 'searches' },
  'search-matched': { topic: 'searches' },
  'search-matched-several': { topic: 'searches', isPersonal: true },
  'rates-open': { topic: 'searches' },
} as const satisfies Record<string, KindOfNotification>

export type NotificationKind = keyof typeof notificationKinds

export const kindOfNotification = (kind: NotificationKind): KindOfNotification => notificationKinds[kind]
