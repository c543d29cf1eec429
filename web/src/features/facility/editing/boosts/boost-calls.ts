import { patchBetween } from '@app/contract/rules/patch-between.ts'
import { loadApi } from '../../../../api/load-api.ts'
import type { Span } from './boost-times.ts'

type Dates = Omit<Span, 'id'>

const calls = async () => (await loadApi())['facility-mgmt'].facilities.boosts

export async function bookBoost(ownerId: string, data: Dates) {
  await (await calls()).create({ ownerId, data })
}

export async function changeBoost(ownerId: string, { id, startDate, endDate }: Span, dates: Dates) {
  const patch = patchBetween({ startDate, endDate }, dates)
  if (patch.length > 0) await (await calls()).update({ ownerId, id, patch })
}

export async function cancelBoost(ownerId: string, id: string) {
  await (await calls()).remove({ ownerId, id })
}
