import type { ProfileKindName } from '@app/contract/owners.ts'
import type { AccountType } from '@app/contract/reference-lists/account-types.ts'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import { ownUserKey, type UserProfile } from '../api/own-account.ts'
import { ChipButton, ChipList } from '../components/actions/chip.tsx'
import { Icon } from '../components/pictures/icon.tsx'
import { useWrite } from '../platform/calls/use-write.ts'
import { accountSteps, accountTypes, type AccountStep } from './account-steps.ts'
import styles from './cells.module.css'
import page from './home-page.module.css'
import type { OwnPages } from './page-needs.ts'

/** Next steps that fit the account type, or the question for it. */
export function Guide({ user: { id, accountType }, own }: { user: UserProfile; own: readonly OwnPages[] }) {
  if (accountType === null) return <AccountTypeChoice userId={id} />
  const counts = new Map<ProfileKindName, number>(own.map(({ summary, count }) => [summary.kind.name, count]))
  const steps = accountSteps(accountType, counts)
  return <AccountStepsSection {...{ accountType, steps }} />
}

interface AccountStepsSectionProps {
  accountType: string
  steps: readonly AccountStep[]
}

/** What people with this account type do next. Absent if they have done everything. */
function AccountStepsSection({ accountType, steps }: AccountStepsSectionProps) {
  if (steps.length === 0) return null
  return (
    <section className={page.section} aria-labelledby="next">
      <div className={page.sectionHead}>
        <h2 id="next" className={page.heading}>
          What to do next
        </h2>
        <Link className="link sm" to="/account#profile">
          Your account type: {accountType}
        </Link>
      </div>
      <ul className={`edged ${styles.cells}`}>
        {steps.map(({ icon, title, text, to }) => (
          <li key={to} className={styles.cell}>
            <span className={styles.icon}>
              <Icon name={icon} size={24} />
            </span>
            <h3 className={styles.title}>
              <Link className={`covers ${styles.target}`} to={to}>
                {title}
              </Link>
            </h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Asks for the account type, which decides what home shows first. */
function AccountTypeChoice({ userId }: { userId: string }) {
  const queries = useQueryClient()
  const { run, isBusy } = useWrite(
    (api, value: AccountType) =>
      api['user-mgmt'].users.update({
        id: userId,
        patch: [{ op: 'replace', path: '/accountType', value }],
      }),
    { onDone: ({ data }) => queries.setQueryData(ownUserKey, data), failed: 'Not saved.' },
  )
  return (
    <section className={page.section} aria-labelledby="account-type">
      <h2 id="account-type" className={page.question}>
        What do you do?
      </h2>
      <p className={`${page.hint} mut`}>
        Pick the one that is closest. It decides what your home shows first. You can change it in My account.
      </p>
      <ChipList>
        {accountTypes.map((accountType) => (
          <ChipButton key={accountType} disabled={isBusy} onClick={() => run(accountType)}>
            {accountType}
          </ChipButton>
        ))}
      </ChipList>
    </section>
  )
}
