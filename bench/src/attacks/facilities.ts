import { apiOf } from '../api.ts'
import type { Target } from '../load.ts'

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
