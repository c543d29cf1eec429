import * as z from 'zod'
import { TimeZone } from '../envelope.ts'

/** What people are notified about. A new topic needs an entry here and no migration. */
export const notificationTopics = {
  invitations: 'Invitations to teams',
  approvals: 'Decisions about my pages',
  claims: 'Decisions about claims',
  requests: 'Requests for dates, and answers to them',
  reviews: 'Reviews of my pages, and replies to mine',
  favorites: 'News of pages that I like or follow',
  messages: 'Messages',
} as const
export type NotificationTopic = keyof typeof notificationTopics

const Channels = z.strictObject({ inApp: z.boolean().default(true), email: z.boolean().default(true) })

/** By topic and channel. What is omitted is on. */
const topics: Record<NotificationTopic, z.ZodPrefault<typeof Channels>> = {
  invitations: Channels.prefault({}),
  approvals: Channels.prefault({}),
  claims: Channels.prefault({}),
  requests: Channels.prefault({}),
  reviews: Channels.prefault({}),
  favorites: Channels.prefault({}),
  messages: Channels.prefault({}),
}

export const themes = ['light', 'dark', 'system'] as const

/** Settings of the caller. Nobody else sees them. */
export const UserSettings = z.strictObject({
  /** Null: that of the browser. */
  timeZone: TimeZone.nullable(),
  theme: z.enum(themes),
  notifications: z.strictObject(topics),
})
export type UserSettings = z.output<typeof UserSettings>

/** Reads stored preferences. Topics and channels that no longer exist are ignored. */
export const StoredNotifications = z.object(
  Object.fromEntries(
    Object.keys(topics).map((topic) => [
      topic,
      z.object(Channels.shape).prefault({}).catch(Channels.parse({})),
    ]),
  ),
)
