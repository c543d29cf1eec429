/** What the provider needs of a logger; pino's and Fastify's fit. */
export interface Log {
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}

/** The parts of an error that carry no value from a request, so neither a token nor a password. */
export function errorFields(error: unknown): object {
  if (!(error instanceof Error)) return { error: typeof error }
  const code = 'code' in error ? error.code : undefined
  return { error: error.name, message: error.message, code, stack: error.stack }
}
