/** A reply that is a file: of a route with `download`, or of one with `files` whose caller asked for one. A class, since other replies may have fields of these names. */
export class FileReply {
  readonly bytes: Uint8Array
  /** One of the route's. */
  readonly contentType: string
  /** What to save it as. */
  readonly fileName: string

  constructor({ bytes, contentType, fileName }: Pick<FileReply, 'bytes' | 'contentType' | 'fileName'>) {
    this.bytes = bytes
    this.contentType = contentType
    this.fileName = fileName
  }
}
