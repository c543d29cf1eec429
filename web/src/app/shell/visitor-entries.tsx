import { signIn, useSession } from '../../api/session.ts'
import { ButtonLink } from '../../components/actions/button-link.tsx'
import { Button } from '../../components/actions/button.tsx'
import { classNames } from '../../components/class-names.ts'
import { kinds, marketPath } from '../../kind/registry.ts'
import styles from './shell.module.css'

/** The shape of the menus of a signed-in person. */
export const AccountSkeleton = ({ className }: { className?: string | undefined }) => (
  <output className={classNames('row', styles.skeleton, className)} aria-label="Loading your menu" />
)

/** While the session loads, the stylesheet shows browsers that were signed in the skeleton instead. */
export function VisitorEntries({ isWaiting }: { isWaiting: boolean }) {
  const isLoading = useSession(({ status }) => status === 'loading')
  const look = isLoading ? styles.loading : undefined
  const entry = { className: classNames('needs-script', look), disabled: isWaiting }
  return (
    <>
      {isLoading && <AccountSkeleton className={styles.expected} />}
      <ButtonLink
        variant="quiet"
        icon="map-pinned"
        className={classNames(styles.host, look)}
        to={marketPath(kinds.destination)}
        isDisabled={isWaiting}
      >
        <span>Find new event host</span>
      </ButtonLink>
      <Button variant="quiet" {...entry} onClick={() => signIn('login')}>
        Log in
      </Button>
      <Button variant="primary" {...entry} onClick={() => signIn('signup')}>
        Sign up
      </Button>
    </>
  )
}
