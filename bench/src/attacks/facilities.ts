import { createApi } from '@app/contract/api.ts'
import type { Send } from '@app/contract/client.ts'
import type { Target } from '../load.ts'

/** All services as the account of a target. */
export const apiOf = ({ port, headers }: Target) => createApi(sender(`http://127.0.0.1:${port}`, headers))

/** A new facility of the account of a target. */
export async function createFacility(target: Target) {
  const { facilities } = apiOf(target)['facility-mgmt']
  const { data } = await facilities.create({ data: { name: 'Attacked facility', state: 'Ohio' } })
  return {
    id: data.id,
    path: `/facility-mgmt/api/facilities/${data.id}`,
    remove: async () => void (await facilities.remove({ id: data.id })),
  }
}

const sender =
  (origin: string, headers: Record<string, string>): Send =>
  async ({ method, url, body, headers: own }) => {
    const json = body && 'json' in body ? JSON.stringify(body.json) : undefined
    const init: RequestInit = {
      method,
      headers: { ...headers, ...own, ...(json !== undefined && { 'content-type': 'application/json' }) },
      body: body && 'file' in body ? body.file : json,
    }
    const reply = await fetch(origin + url, init)
    if (!reply.ok) throw new Error(`${method} ${url} returned ${reply.status}: ${await reply.text()}`)
    return reply.json()
  }
