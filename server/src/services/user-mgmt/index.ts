import { services } from '@app/contract/tree.ts'
import type { ComparedKindOf } from '../../patterns/compared-kind.ts'
import type { ProfileKind } from '../../patterns/profile-kind.ts'
import type { ServiceParts } from '../../patterns/service-parts.ts'
import type { RunOperation } from '../../platform/http/run-operation.ts'
import { auditLogHandlers } from './audit-log/audit-log-handlers.ts'
import { contactTeam } from './groups/contact-team.ts'
import { messageUser } from './groups/direct-message.ts'
import { groupDocumentHandlers, groupImageHandlers } from './groups/group-file-handlers.ts'
import { groupHandlers } from './groups/group-handlers.ts'
import { groupMemberHandlers } from './groups/member-handlers.ts'
import { messageHandlers } from './groups/message-handlers.ts'
import { refusedContactHandlers, userReportHandlers } from './groups/refusal-handlers.ts'
import { activityHandler } from './home/activity-handler.ts'
import { adminWorkHandler } from './home/admin-work-handler.ts'
import { pageWorkHandler } from './home/page-work-handler.ts'
import { homeHandler } from './home/home-handler.ts'
import { suggestionsHandler } from './home/suggestions-handler.ts'
import { listHandlers } from './lists/list-handlers.ts'
import { sharedListHandlers } from './lists/shared-list-handlers.ts'
import { notificationHandlers } from './notifications/notification-handlers.ts'
import { savedSearchHandlers } from './searches/saved-search-handlers.ts'
import { pushHandlers, type PushParts } from './push/push-handlers.ts'
import { findMessages } from './threads/find-messages.ts'
import { threadHandlers } from './threads/thread-handlers.ts'
import { accountHandlers } from './users/account-handlers.ts'
import type { Accounts } from './users/accounts.ts'
import { onlineHandler } from './users/online-handler.ts'
import { peopleHandlers } from './users/people-handlers.ts'
import { userHandlers } from './users/user-handlers.ts'

export { notificationMails } from './notifications/notification-mails.ts'
export { registerUnsubscribe } from './notifications/register-unsubscribe.ts'
export { startLateNews } from './groups/late-news.ts'
export { startPushQueue } from './push/push-queue.ts'
export { accountMails } from './users/email-change.ts'
export { openEventConversation } from './groups/event-conversation.ts'
export { groupRung, itemInGroup } from './groups/group-rights.ts'
export { userRung } from './users/people-handlers.ts'
export { onSessionsEnded } from './users/end-tokens.ts'
export { endedSessions, isEnded, signIn } from './users/sign-in.ts'
export type { Accounts, PushParts }

interface UserParts extends Pick<ServiceParts, 'texts' | 'store'> {
  comparedKind: ComparedKindOf
  accounts: Accounts
  run: RunOperation
  push: PushParts
}

export const userService = (
  { texts, store, comparedKind, accounts, run, push }: UserParts,
  kinds: readonly ProfileKind[],
) => ({
  name: 'user-mgmt',
  tree: services['user-mgmt'],
  handlers: {
    users: {
      ...userHandlers(accounts),
      ...peopleHandlers(accounts, store),
      ...accountHandlers(accounts),
      online: onlineHandler,
      notifications: notificationHandlers,
      threads: threadHandlers,
      foundMessages: findMessages,
      message: messageUser,
      refusedContacts: refusedContactHandlers,
      push: pushHandlers(push),
      activity: activityHandler(kinds),
      suggestions: suggestionsHandler(run),
      adminWork: adminWorkHandler(run),
      pageWork: pageWorkHandler,
      home: homeHandler(run),
    },
    userReports: userReportHandlers,
    groups: {
      ...groupHandlers,
      contact: contactTeam(kinds),
      members: groupMemberHandlers,
      messages: messageHandlers,
      images: groupImageHandlers(store),
      documents: groupDocumentHandlers(store),
    },
    lists: listHandlers({ texts, kinds }),
    sharedLists: sharedListHandlers({ texts, kinds }),
    savedSearches: savedSearchHandlers(comparedKind),
    auditLog: auditLogHandlers(run),
  },
})
