import type { AccountType } from '@app/contract/reference-lists/account-types.ts'
import { demoId } from '../demo-id.ts'
import { dayLength, seed, worldDay } from '../epoch.ts'
import { randomOf } from '../random.ts'

export interface DemoAccount {
  /** Of the account and of the user; the subject is `local|` and this. */
  id: string
  email: string
  name: string
  /** What the person does on the marketplace. */
  role: AccountType
  /** For the roles claim. */
  roles: string[]
}

const accountOf = (box: string, name: string, role: AccountType, roles: string[] = []): DemoAccount => ({
  id: demoId(worldDay - 1200 * dayLength, 0, randomOf(seed, 'account', box)),
  email: `${box}@demo.example`,
  name,
  role,
  roles,
})

/** One account for each way of using the product. The identity provider creates them under the same ids. */
export const demoAccounts: DemoAccount[] = [
  accountOf('admin', 'Renata Hollowell', 'Other', ['admin']),
  accountOf('organizer', 'Marcus Ellingsford', 'Event Organizer'),
  accountOf('facility', 'Dana Brindlow', 'Facility'),
  accountOf('destination', 'Priya Vantongeren', 'Destination'),
  accountOf('hotel', 'Ines Marlborough', 'Local Business'),
  accountOf('company', 'Grant Okafor', 'Company'),
  accountOf('business', 'Theo Castlemoor', 'Local Business'),
  accountOf('participant', 'Jordan Wexcombe', 'Participant'),
]

export function demoAccount(box: string): DemoAccount {
  const account = demoAccounts.find(({ email }) => email === `${box}@demo.example`)
  if (account === undefined) throw new RangeError(`there is no demo account ${box}`)
  return account
}
