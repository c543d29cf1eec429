import { useState } from 'react'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { ButtonLink } from '../components/actions/button-link.tsx'
import { EmptyState } from '../components/display/empty-state.tsx'
import { Skeleton } from '../components/display/skeleton.tsx'
import { plainLoader, plainMeta } from '../page/plain-page.ts'
import { SignedInPage } from '../page/signed-in-page.tsx'
import { accountChoices } from './account-choices.server.ts'
import { AccountPage } from './account-page.tsx'
import head from '../page/page-head.module.css'
import styles from './account.module.css'

export const loader = (args: LoaderFunctionArgs) => ({
  ...plainLoader(args),
  choices: accountChoices(),
})

/** The browser loads the account. */
export const shouldRevalidate = () => false

export const meta = plainMeta('My account', 'Your profile, settings, sessions and data.')

export default function AccountRoute() {
  const { choices, brand } = useLoaderData<typeof loader>()
  const [isDeleted, setIsDeleted] = useState(false)
  if (isDeleted) return <Farewell brand={brand} />
  return (
    <SignedInPage
      skeleton={<AccountSkeleton />}
      title="Log in to see your account"
      text="Change your profile and settings, sign out other browsers, or download your data."
      canSignUp
    >
      <AccountPage choices={choices} onDeleted={() => setIsDeleted(true)} />
    </SignedInPage>
  )
}

const Farewell = ({ brand }: { brand: string }) => (
  <div className="page section">
    <EmptyState
      headingLevel="h1"
      title="Your account is deleted"
      actions={
        <ButtonLink to="/" variant="primary">
          Go to the front page
        </ButtonLink>
      }
    >
      You are signed out everywhere. Thank you for having been on {brand}.
    </EmptyState>
  </div>
)

const AccountSkeleton = () => (
  <div className={`page ${head.page}`} aria-busy="true">
    <h1 className={head.title}>My account</h1>
    <output className="sr">Loading</output>
    <Skeleton look="block" className={styles.skeleton} />
  </div>
)
