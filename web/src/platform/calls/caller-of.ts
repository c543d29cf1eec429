import type { Transport } from './transport.ts'

/** The subject of the person who is signed in, or null. Undefined until it is known. */
export function callerOf(session: Transport['session']): string | null | undefined {
  const { status, person } = session.getState()
  return person?.subject ?? (status === 'loading' ? undefined : null)
}
