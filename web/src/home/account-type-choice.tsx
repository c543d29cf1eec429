import type { AccountType } from '@app/contract/reference-lists/account-types.ts'
import { ownUserKey } from '../api/own-account.ts'
import { ChipButton, ChipList } from '../components/actions/chip.tsx'
import { useWrite } from '../page/use-write.ts'
import { accountTypes } from './account-steps.ts'
import styles from './home-page.module.css'

/** Asks for the account type, which decides what home shows first. */
export function AccountTypeChoice({ userId }: { userId: string }) {
  const { run, isBusy } = useWrite(
    (api, value: AccountType) =>
      api['user-mgmt'].users.update({
        id: userId,
        patch: [{ op: 'replace', path: '/accountType', value }],
      }),
    { onDone: ({ data }, queries) => queries.setQueryData(ownUserKey, data), failed: 'Not saved.' },
  )
  return (
    <section className={styles.section} aria-labelledby="account-type">
      <h2 id="account-type" className={styles.question}>
        What do you do?
      </h2>
      <p className={`${styles.hint} mut`}>
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
