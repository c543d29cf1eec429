/** The whole file is refused and nothing was changed; the message says why and what to do. */
export class ImportRefusal extends Error {
  /** One line each, where several things are wrong at once. */
  readonly reasons: readonly string[]

  constructor(message: string, reasons: readonly string[] = []) {
    super(message)
    this.name = 'ImportRefusal'
    this.reasons = reasons
  }
}
