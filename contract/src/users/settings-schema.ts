import * as z from 'zod'
import { TimeZone } from '../envelope.ts'

/** What people are notified about. A new topic needs an entry here and no migration. */
export const notificationTopics = {
  invitations: 'Teams: invitations, and who joins or leaves',
  approvals: 'Decisions about my pages',
  claims: 'Claims to pages, memberships that teams ask for, and decisions about them',
  requests: 'Requests for dates, and answers to them',
  reviews: 'Reviews of my pages, and replies to mine',
  favorites: 'News of pages that I like or follow',
  messages: 'Messages',
  searches: 'Alerts: new matches of my saved searches, and hotel rates that open',
} as const
export type NotificationTopic = keyof typeof notificationTopics

/** The topics as short as filters need them. */
export const notificationTopicLabels: Readonly<Record<NotificationTopic, string>> = {
  invitations: 'Teams',
  approvals: 'Approvals',
  claims: 'Claims',
  requests: 'Requests',
  reviews: 'Reviews',
  favorites: 'What I follow',
  messages: 'Messages',
  searches: 'Alerts',
}

/** When emails of a topic are sent: at once, in one email a day, or not at all. */
export const emailChoices = ['now', 'daily', 'never'] as const
export type EmailChoice = (typeof emailChoices)[number]

/** What is addressed to the person is emailed at once. */
export const emailDefaults: Readonly<Record<NotificationTopic, EmailChoice>> = {
  invitations: 'now',
  approvals: 'now',
  claims: 'now',
  requests: 'now',
  reviews: 'now',
  favorites: 'daily',
  messages: 'now',
  searches: 'now',
}

/** What is addressed to the person is shown on devices that they allowed it on. */
export const pushDefaults: Readonly<Record<NotificationTopic, boolean>> = {
  invitations: true,
  approvals: true,
  claims: true,
  requests: true,
  reviews: true,
  favorites: false,
  messages: true,
  searches: true,
}

const channelsOf = (topic: NotificationTopic) =>
  z
    .strictObject({
      inApp: z.boolean().default(true),
      email: z.enum(emailChoices).default(emailDefaults[topic]),
      /** On devices. Only of what the app shows as well. */
      push: z.boolean().default(pushDefaults[topic]),
    })
    .prefault({})

/** By topic and channel. What is omitted has its default. */
const topics = {
  invitations: channelsOf('invitations'),
  approvals: channelsOf('approvals'),
  claims: channelsOf('claims'),
  requests: channelsOf('requests'),
  reviews: channelsOf('reviews'),
  favorites: channelsOf('favorites'),
  messages: channelsOf('messages'),
  searches: channelsOf('searches'),
} satisfies Record<NotificationTopic, z.ZodType>

export const themes = ['light', 'dark', 'system'] as const

/** Settings of the caller. Nobody else sees them. */
export const UserSettings = z.strictObject({
  /** Null: that of the browser. */
  timeZone: TimeZone.nullable(),
  theme: z.enum(themes),
  notifications: z.strictObject(topics),
})
export type UserSettings = z.output<typeof UserSettings>

const read = <T extends z.ZodType>(channels: T) => channels.catch(() => channels.parse({}))

/** Reads stored preferences. Topics and channels that no longer exist are ignored, and invalid ones have their default. */
export const StoredNotifications = z.object({
  invitations: read(topics.invitations),
  approvals: read(topics.approvals),
  claims: read(topics.claims),
  requests: read(topics.requests),
  reviews: read(topics.reviews),
  favorites: read(topics.favorites),
  messages: read(topics.messages),
  searches: read(topics.searches),
})
