import { idOf, type Call, type Named } from './calls.ts'
import type { Transport } from './transport.ts'

/** The subject of the person who is signed in, or null. Undefined until it is known. */
export function callerOf(session: Transport['session']): string | null | undefined {
  const { status, person } = session.getState()
  return person?.subject ?? (status === 'loading' ? undefined : null)
}

/** The cache key of a read: `[id, owner, input, caller]`, and how it is loaded if not by one call. */
export type CallKey = readonly [
  id: string,
  owner: string | null,
  input: object,
  caller: string | null,
  loading?: string,
]

/** The owner in the path of a call. */
function ownerOf(input: object): string | null {
  const { ownerId, id } = input as { ownerId?: unknown; id?: unknown }
  if (typeof ownerId === 'string') return ownerId
  return typeof id === 'string' ? id : null
}

export const callKey = <Input extends object>(
  call: Call<Input, unknown>,
  input: object,
  caller: string | null,
  loading?: string,
): CallKey =>
  loading === undefined
    ? [idOf(call), ownerOf(input), input, caller]
    : [idOf(call), ownerOf(input), input, caller, loading]

type Key = readonly unknown[]

/** Whether a cache key is of this kind. The hand-kept ones have no dot in their first part. */
export const isCallKey = (key: Key) => typeof key[0] === 'string' && key[0].includes('.')

/** What a write changes: an operation, or all below a part of the tree, of one owner. */
export interface Touch {
  call: Named
  owner: string
}

/** Whether the read with this key is of an operation that the touch names. */
export function isTouched(key: Key, { call, owner }: { call: Named; owner?: string }): boolean {
  const id = idOf(call)
  const [own, ownOwner] = key
  return (
    isCallKey(key) &&
    (own === id || String(own).startsWith(`${id}.`)) &&
    (owner === undefined || owner === ownOwner)
  )
}
