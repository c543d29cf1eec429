/** The reply of a route that declares `download`. */
export interface TextFile {
  readonly text: string
  /** What to save it as. */
  readonly fileName: string
}

export const isTextFile = (reply: unknown): reply is TextFile =>
  typeof reply === 'object' && reply !== null && 'text' in reply && 'fileName' in reply
