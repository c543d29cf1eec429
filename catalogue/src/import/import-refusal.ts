/** What the person does next: choose the columns, or fix the file and upload it again. */
export type Remedy = 'columns' | 'file'

/** Rejects the whole file without changing anything. The message says why and what to do next on the command line. */
export class ImportRefusal extends Error {
  /** Details, one line each, if there are several problems. */
  readonly reasons: readonly string[]
  /** The message without options of the command line, for pages. */
  readonly explanation: string
  readonly remedy: Remedy

  constructor(
    message: string,
    reasons: readonly string[] = [],
    { explanation = message, remedy = 'file' }: { explanation?: string; remedy?: Remedy } = {},
  ) {
    super(message)
    this.name = 'ImportRefusal'
    this.reasons = reasons
    this.explanation = explanation
    this.remedy = remedy
  }
}
