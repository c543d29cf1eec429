import { deviceDrafts, tabDrafts } from './draft-store.ts'

const prefix = 'conversations/'

/** The key of a person's unsent text. `subject` keeps it from the next person who logs in. */
export const unsentKey = (subject: string | undefined, name: string) => `${prefix}${subject}/${name}`

/** What a person has written in a conversation and not sent: JSON of a message's `text` and more. */
export const draftKey = (subject: string | undefined, groupId: string) =>
  unsentKey(subject, `draft/${groupId}`)

/** Messages to be sent, which survive the browser. They are sent when the person opens the product again. */
export const outboxKey = (subject: string | undefined, clientId: string) =>
  unsentKey(subject, `outbox/${clientId}`)

/** Likes and follows that were not sent. All of a person's start with the key of the empty text. */
export const reactionKey = (subject: string | undefined, profile: string) =>
  unsentKey(subject, `reaction/${profile}`)

const exchangePrefix = 'exchanges/'

/** The exchange with the guide of a destination that a tab goes on with: also after logging in, so it is nobody's. */
export const exchangeKey = (destinationId: string) => `${exchangePrefix}${destinationId}`

/** Unsent messages and exchanges don't outlast the session. */
export function forgetUnsent() {
  for (const drafts of [tabDrafts, deviceDrafts])
    for (const start of [prefix, exchangePrefix]) for (const key of drafts.keys(start)) drafts.drop(key)
}

/** Unsent messages of whoever else was signed in to this browser. */
export function forgetUnsentOfOthers(subject: string) {
  const own = unsentKey(subject, '')
  for (const drafts of [tabDrafts, deviceDrafts])
    for (const key of drafts.keys(prefix)) if (!key.startsWith(own)) drafts.drop(key)
}
