/** Rejects the whole file without changing anything. The message says why and what to do next. */
export class ImportRefusal extends Error {
  /** Details, one line each, if there are several problems. */
  readonly reasons: readonly string[]

  constructor(message: string, reasons: readonly string[] = []) {
    super(message)
    this.name = 'ImportRefusal'
    this.reasons = reasons
  }
}
