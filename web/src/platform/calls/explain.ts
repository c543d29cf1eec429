import type { Failure, Transport } from './transport.ts'

/** Why a call failed. Without the client, nothing is known but that it could not be loaded. */
export async function explain({ loadClient }: Transport, error: unknown): Promise<Failure> {
  try {
    return (await loadClient()).failureOf(error)
  } catch {
    return { reason: 'Something went wrong. Try again.', status: undefined, fields: new Map() }
  }
}
