import type { ProfileKindName } from '@app/contract/owners.ts'
import type { UserProfile } from '../api/own-account.ts'
import { AccountStepsSection } from './account-steps-section.tsx'
import { accountSteps } from './account-steps.ts'
import { AccountTypeChoice } from './account-type-choice.tsx'
import type { OwnPages } from './page-needs.ts'

/** Next steps that fit the account type, or the question for it. */
export function Guide({ user: { id, accountType }, own }: { user: UserProfile; own: readonly OwnPages[] }) {
  if (accountType === null) return <AccountTypeChoice userId={id} />
  const counts = new Map<ProfileKindName, number>(own.map(({ summary, count }) => [summary.kind.name, count]))
  const steps = accountSteps(accountType, counts)
  return <AccountStepsSection {...{ accountType, steps }} />
}
