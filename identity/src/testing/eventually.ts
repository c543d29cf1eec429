import { vi } from 'vitest'

/** Retries until `read` doesn't throw. For what the provider does after its response, such as sending an email. */
export const eventually = <T>(read: () => T | Promise<T>): Promise<T> => vi.waitFor(read, { timeout: 10_000 })
