import { decodeJwt } from 'jose'
import type { HubUser } from '@app/hub/connection.ts'
import { unauthenticated } from '../platform/errors.ts'
import type { Authenticate } from '../platform/http/server.ts'

export interface SessionUser extends HubUser {
  /** Of the token, in milliseconds since 1970. */
  issuedAt: number
  /** The login session of the token. */
  sessionId: string | undefined
}

/** Verifies a token like those of calls. Connections keep little of it, because there are thousands. */
export const sessionUsers =
  (authenticate: Authenticate) =>
  async (token: string): Promise<SessionUser> => {
    const { user } = await authenticate(token)
    if (!user) throw unauthenticated()
    const { exp = 0, iat = 0 } = decodeJwt(token)
    return { id: user.id, expires: exp * 1000, issuedAt: iat * 1000, sessionId: user.sessionId }
  }
