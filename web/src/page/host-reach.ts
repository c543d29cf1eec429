import type { Api } from '@app/contract/api.ts'
import type { CallOptions } from '@app/contract/client.ts'
import type { RequestReach } from '@app/contract/contact/request-schema.ts'

/** How requests reach hosts, by id. Those that the caller doesn’t see are left out. */
export async function readReach(
  api: Api,
  ids: readonly string[],
  options?: CallOptions,
): Promise<ReadonlyMap<string, RequestReach>> {
  if (ids.length === 0) return new Map()
  const { data } = await api['event-mgmt'].hosts.reach({ data: { ids: [...ids] } }, options)
  return new Map(data.map(({ id, reach }) => [id, reach]))
}
