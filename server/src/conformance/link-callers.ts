import type { LinkSide } from '@app/contract/route.ts'
import { issueToken } from '../patterns/mailed-tokens.ts'
import type { TestServer } from '../testing/test-server.ts'
import type { Caller } from './calls.ts'

/** Somebody without an account, with the link of one side of a request. */
export interface LinkCaller extends Caller {
  side: LinkSide
  /** Whether it is the link of the request that the calls are tried on, rather than of another one. */
  isOwn: boolean
}

interface Asked {
  eventId: string
  leadId: string
}

/** The holders of the links of both sides, of a request and of another one. */
export async function linkCallers({ db }: TestServer, own: Asked, other: Asked): Promise<LinkCaller[]> {
  const callers = async (side: LinkSide) => {
    const keyOf = ({ eventId, leadId }: Asked) =>
      side === 'host' ? issueToken(db, 'lead-key', leadId, 24) : issueToken(db, 'request-key', eventId, 24)
    return [
      { side, isOwn: true, mailedKey: await keyOf(own) },
      { side, isOwn: false, mailedKey: await keyOf(other) },
    ]
  }
  return [...(await callers('host')), ...(await callers('sender'))]
}
