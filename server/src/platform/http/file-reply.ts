/** The reply of a route with `files`, if its caller asked for one. */
export interface FileReply {
  readonly bytes: Uint8Array
  /** One of the route's. */
  readonly contentType: string
  /** What to save it as. */
  readonly fileName: string
}

export const isFileReply = (reply: unknown): reply is FileReply =>
  typeof reply === 'object' && reply !== null && 'bytes' in reply && 'contentType' in reply
