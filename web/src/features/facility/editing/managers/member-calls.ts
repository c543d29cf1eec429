import { StaffRole } from '@app/contract/reference-lists/staff-roles.ts'
import { ApiProblem, reasonOf } from '../../../../api/problem.ts'
import { loadApi } from '../../../../api/load-api.ts'

const calls = async () => (await loadApi())['facility-mgmt'].facilities.managers

export async function addMember(ownerId: string, email: string, role: string) {
  await (await calls()).create({ ownerId, data: { email, role: StaffRole.parse(role) } })
}

export async function changeRole(ownerId: string, id: string, role: string) {
  await (await calls()).update({ ownerId, id, patch: [{ op: 'replace', path: '/role', value: role }] })
}

export async function removeMember(ownerId: string, id: string) {
  await (await calls()).remove({ ownerId, id })
}

/** Why it was refused, with what would help. */
export function memberRefusal(error: unknown): string {
  if (error instanceof ApiProblem && error.problem.code === 'LAST_MANAGER')
    return 'A page keeps at least one manager. Make somebody else a manager first, then change this.'
  return reasonOf(error)
}
