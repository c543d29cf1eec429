import { create } from 'zustand'

export interface Status {
  maintenanceMode: boolean
  message: string | null
  /** When the maintenance is expected to end. Null if that is unknown, or past. */
  until: string | null
}

const normal: Status = { maintenanceMode: false, message: null, until: null }

/** The product's status as of the last poll. */
export const useStatus = create<Status>()(() => normal)

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
const textOf = (value: unknown) => (typeof value === 'string' ? value : null)

function statusIn(body: unknown): Status {
  if (fieldOf(body, 'maintenanceMode') !== true) return normal
  const data = fieldOf(body, 'data')
  const end = textOf(fieldOf(data, 'until'))
  const isAhead = end !== null && Date.parse(end) > Date.now()
  return { maintenanceMode: true, message: textOf(fieldOf(data, 'message')), until: isAhead ? end : null }
}

/** Reads the status. After a failure, the last one stays until the next poll. */
export async function pollStatus(): Promise<void> {
  try {
    // Without a token: the document is the same for everybody.
    const reply = await fetch(`/status.json?t=${Date.now()}&api-version=1.0`, { cache: 'no-store' })
    if (reply.ok) useStatus.setState(statusIn(await reply.json()))
  } catch {
    // Without a connection, or not JSON.
  }
}
