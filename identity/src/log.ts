/** The logger interface, compatible with pino and Fastify. */
export interface Log {
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}

/** The fields of an error that contain no request values, and so no tokens or passwords. */
export function errorFields(error: unknown): object {
  if (!(error instanceof Error)) return { error: typeof error }
  const code = 'code' in error ? error.code : undefined
  return { error: error.name, message: error.message, code, stack: error.stack }
}
