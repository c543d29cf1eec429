import { createHash } from 'node:crypto'
import { createRequestStateCodec } from '@modelcontextprotocol/server'

/** What was asked, so that a confirmation counts for it alone, and once. */
export interface Asked {
  key: string
  about: string
}
export type AskedCodec = ReturnType<typeof openAsked>

/** Signs what was asked, for the person who was asked. */
export const openAsked = (secret: Uint8Array) =>
  createRequestStateCodec<Asked>({
    key: createHash('sha256').update('asked by a tool').update(secret).digest(),
    bind: ({ http }) => http?.authInfo?.clientId ?? '',
  })
