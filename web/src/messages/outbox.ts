import {
  useMutationState,
  useQueryClient,
  type Mutation,
  type MutationOptions,
  type QueryClient,
} from '@tanstack/react-query'
import { useEffect } from 'react'
import { groupsChanged } from '../api/groups-changed.ts'
import { loadApi } from '../api/load-api.ts'
import { ApiProblem, isTemporary, NetworkError } from '../api/problem.ts'
import { useSession } from '../api/session.ts'
import { outboxKey } from '../page/conversation-texts.ts'
import { storedRecord } from '../page/device-storage.ts'
import { deviceDrafts } from '../page/draft-store.ts'
import type { Message } from './conversation-types.ts'
import { withChanges, type MessageWindow } from './message-window.ts'
import { messagesKey } from './use-messages.ts'

export interface AttachedFile {
  id: string
  kind: 'image' | 'document'
  name: string
  /** Files stand in the order in which they were chosen, whichever is uploaded first. */
  order?: number
}

/** A message to send. Its `clientId` makes sure that it is stored once. */
export interface OutgoingMessage {
  clientId: string
  groupId: string
  /** Who wrote it. Nobody else sends it. */
  subject: string
  text: string
  replyTo: { id: string; name: string; text: string } | null
  mentions: string[]
  files: AttachedFile[]
}

/** As this device keeps it. */
interface LeftMessage extends OutgoingMessage {
  /** In ms since 1970. */
  written: number
}

type Sending = Mutation<Message, Error, OutgoingMessage>
type SendOptions = MutationOptions<Message, Error, OutgoingMessage>

const sendKey = ['send'] as const

/** Milliseconds until the next attempt. */
const retryDelay = (attempts: number) => Math.min(1000 * 2 ** attempts, 30_000)

/** A lost connection is waited for. A server that refuses gets a few attempts. */
const canRetry = (attempts: number, error: Error) =>
  error instanceof NetworkError || (isTemporary(error) && isBusy(error) && attempts < 4)
const isBusy = (error: Error) => error instanceof ApiProblem && (error.status === 429 || error.status >= 500)

const ownSubject = () => useSession.getState().person?.subject

async function deliver({ groupId, subject, replyTo, files, clientId, text, mentions }: OutgoingMessage) {
  if (subject !== ownSubject()) throw new Error('Somebody else is signed in.')
  const { groups } = (await loadApi())['user-mgmt']
  const data = {
    clientId,
    text,
    mentions,
    replyToId: replyTo?.id ?? null,
    attachments: files.map(({ id }) => id),
  }
  return (await groups.messages.create({ ownerId: groupId, data })).data
}

const optionsOf = (queries: QueryClient, groupId: string): SendOptions => ({
  mutationKey: [...sendKey, groupId],
  // One after the other, so that they keep their order.
  scope: { id: `send ${groupId}` },
  mutationFn: deliver,
  retry: canRetry,
  retryDelay,
  gcTime: Infinity,
  onSuccess(message, outgoing) {
    queries.setQueryData<MessageWindow>(
      messagesKey(groupId),
      // Not `withChanges` alone: others may have changed something before it.
      (window) => window && { ...withChanges(window, [message]), change: window.change },
    )
    forget(queries, outgoing)
    void groupsChanged(queries, groupId)
  },
  onError(error, outgoing) {
    // The person isn't in the conversation anymore. If they are added again later, what they wrote before must not be sent then.
    if (error instanceof ApiProblem && error.status === 404) forget(queries, outgoing)
  },
})

/** Other mutations have other variables. */
const isOutgoing = (variables: unknown): variables is OutgoingMessage =>
  typeof variables === 'object' && variables !== null && 'clientId' in variables

const isLeft = (message: unknown): message is LeftMessage => isOutgoing(message) && 'written' in message

const sendingOf = (queries: QueryClient, clientId: string) =>
  queries.getMutationCache().findAll({
    mutationKey: sendKey,
    predicate: ({ state: { variables } }) => isOutgoing(variables) && variables.clientId === clientId,
  })

function forget(queries: QueryClient, { subject, clientId }: OutgoingMessage) {
  deviceDrafts.drop(outboxKey(subject, clientId))
  for (const sending of sendingOf(queries, clientId)) queries.getMutationCache().remove(sending)
}

function send(queries: QueryClient, message: OutgoingMessage, written = Date.now()) {
  const left: LeftMessage = { ...message, written }
  deviceDrafts.write(outboxKey(message.subject, message.clientId), JSON.stringify(left))
  // The outcome is in the cache of mutations.
  const sending: Sending = queries.getMutationCache().build(queries, optionsOf(queries, message.groupId))
  sending.execute(message).catch(() => undefined)
}

export interface UnsentMessage {
  message: OutgoingMessage
  status: 'sending' | 'waiting' | 'failed'
  error: Error | null
}

/** The messages of a conversation that aren't stored yet, and what can be done with them. */
export function useOutbox(groupId: string) {
  const queries = useQueryClient()
  const unsent = useMutationState({
    filters: { mutationKey: [...sendKey, groupId] },
    select: ({ state }: Mutation): UnsentMessage[] => {
      const { variables: message } = state
      if (!isOutgoing(message) || state.status === 'success') return []
      const hasFailed = state.status === 'error'
      const isWaiting = state.isPaused || state.failureCount > 0
      return [
        { message, status: hasFailed ? 'failed' : isWaiting ? 'waiting' : 'sending', error: state.error },
      ]
    },
  }).flat()
  return {
    unsent,
    send: (message: OutgoingMessage) => send(queries, message),
    retry(message: OutgoingMessage) {
      forget(queries, message)
      send(queries, message)
    },
    discard: (message: OutgoingMessage) => forget(queries, message),
  }
}

/** Sends what an earlier visit left, also while there was no connection. Those that another tab sends too are stored once. */
export function sendLeftMessages(queries: QueryClient, subject: string) {
  const left = deviceDrafts
    .keys(outboxKey(subject, ''))
    .map((key): unknown => storedRecord(deviceDrafts.read(key)))
  for (const { written, ...message } of left
    .filter(isLeft)
    .toSorted((one, other) => one.written - other.written))
    if (sendingOf(queries, message.clientId).length === 0) send(queries, message, written)
}

export function useLeftMessages() {
  const queries = useQueryClient()
  const subject = useSession(({ person }) => person?.subject)
  useEffect(() => {
    if (subject !== undefined) sendLeftMessages(queries, subject)
  }, [queries, subject])
}
