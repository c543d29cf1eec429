import { typingTimeout } from '@app/contract/users/session-hub.ts'
import { useSyncExternalStore } from 'react'

interface Typist {
  userId: string
  /** As people are called in a row of the list: 'Jonquil'. */
  name: string
  timer: ReturnType<typeof setTimeout>
}

const none: readonly Typist[] = []
const typists = new Map<string, readonly Typist[]>()
const listeners = new Set<() => void>()

function set(groupId: string, people: readonly Typist[]) {
  if (people.length === 0) typists.delete(groupId)
  else typists.set(groupId, people)
  for (const listener of listeners) listener()
}

/** Shows somebody as typing in a conversation for a few seconds. */
export function noteTyping(groupId: string, userId: string, name: string) {
  const before = typists.get(groupId) ?? none
  const known = before.find((typist) => typist.userId === userId)
  clearTimeout(known?.timer)
  const timer = setTimeout(() => endTyping(groupId, userId), typingTimeout)
  if (known) known.timer = timer
  else set(groupId, [...before, { userId, name: name.split(' ')[0] ?? name, timer }])
}

/** Somebody sent what they typed, or stopped. */
export function endTyping(groupId: string, userId: string | null) {
  const before = typists.get(groupId) ?? none
  const left = before.filter((typist) => typist.userId !== userId)
  if (left.length === before.length) return
  clearTimeout(before.find((typist) => typist.userId === userId)?.timer)
  set(groupId, left)
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Who types in a conversation: 'Jonquil is typing'. Undefined while nobody does. */
export function typingIn(groupId: string): string | undefined {
  const people = typists.get(groupId) ?? none
  const [first, second] = people
  if (first === undefined) return undefined
  if (second === undefined) return `${first.name} is typing`
  return people.length === 2 ? `${first.name} and ${second.name} are typing` : 'Several people are typing'
}

const nobody = () => undefined

export const useTyping = (groupId: string) => useSyncExternalStore(subscribe, () => typingIn(groupId), nobody)
