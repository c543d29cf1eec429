/** Logger for long-running tasks. Both pino and `console` satisfy it. */
export interface Log {
  info(facts: object, message: string): void
}
