import type { AccountType } from '@app/contract/reference-lists/account-types.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { loadApi } from '../api/load-api.ts'
import { ownUserKey } from '../api/own-account.ts'
import { reasonOf } from '../api/problem.ts'
import { ChipButton, ChipList } from '../components/actions/chip.tsx'
import { useToast } from '../components/overlays/toaster.tsx'
import { accountTypes } from './account-steps.ts'
import styles from './home-page.module.css'

/** Asks for the account type, which decides what home shows first. */
export function AccountTypeChoice({ userId }: { userId: string }) {
  const queries = useQueryClient()
  const toast = useToast()
  const { mutate, isPending } = useMutation({
    mutationFn: async (value: AccountType) => {
      const { users } = (await loadApi())['user-mgmt']
      return users.update({ id: userId, patch: [{ op: 'replace', path: '/accountType', value }] })
    },
    onSuccess: ({ data }) => queries.setQueryData(ownUserKey, data),
    onError: (error) => toast.error(`Not saved. ${reasonOf(error)}`),
  })
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
          <ChipButton key={accountType} disabled={isPending} onClick={() => mutate(accountType)}>
            {accountType}
          </ChipButton>
        ))}
      </ChipList>
    </section>
  )
}
