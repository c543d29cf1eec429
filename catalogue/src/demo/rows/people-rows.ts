import { dayLength, instant, worldDay } from '../epoch.ts'
import { demoAccounts } from '../people/accounts.ts'
import type { Person } from '../people/people.ts'
import type { RowOf } from './columns.ts'

/** The users behind the demo accounts, and everybody else of the demo world. */
export function peopleRows(people: readonly Person[]): RowOf<'users'>[] {
  const signedUp = worldDay - 1200 * dayLength
  const accounts = demoAccounts.map((account) => ({ ...account, isVisible: true, createdAt: signedUp }))
  const others = people.map((person) => ({ ...person, role: null }))
  return [...accounts, ...others].map(({ id, email, name, role, isVisible, createdAt }) => ({
    id,
    subject: `local|${id}`,
    email,
    email_verified: true,
    name,
    account_type: role,
    is_visible: isVisible,
    created_date: instant(createdAt),
    updated_date: instant(createdAt),
  }))
}
