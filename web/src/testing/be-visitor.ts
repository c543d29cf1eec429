import { dispatchSession, useSession } from '../api/session.ts'
import { initialSession } from '../session/session-state.ts'

/** Makes the reader a visitor: calls wait until it is known who is calling. */
export function beVisitor(): void {
  useSession.setState(initialSession, true)
  dispatchSession({
    type: 'client-reported',
    isLoading: false,
    person: null,
    hasFailed: false,
    endedLogins: 0,
  })
}
