/** Rejects the whole file without changing anything. The message says why and what to do next on the command line. */
export class ImportRefusal extends Error {
  /** Details, one line each, if there are several problems. */
  readonly reasons: readonly string[]
  /** The message without options of the command line, for pages. */
  readonly explanation: string

  constructor(message: string, reasons: readonly string[] = [], explanation = message) {
    super(message)
    this.name = 'ImportRefusal'
    this.reasons = reasons
    this.explanation = explanation
  }
}
