/** What the long tasks report to; pino's loggers and `console` both fit. */
export interface Log {
  info(facts: object, message: string): void
}
