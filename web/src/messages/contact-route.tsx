import { Skeleton } from '../components/display/skeleton.tsx'
import { plainLoader, plainMeta } from '../page/plain-page.ts'
import { SignedInPage } from '../page/signed-in-page.tsx'
import { ContactPage } from './contact-page.tsx'
import styles from './contact-page.module.css'

export { plainLoader as loader }

/** The browser loads the page to write to. */
export const shouldRevalidate = () => false

export const meta = plainMeta('Contact a team', 'Write to the team of a page.')

export default function ContactRoute() {
  return (
    <SignedInPage
      skeleton={
        <div className="page section">
          <Skeleton look="block" className={styles.skeleton} />
        </div>
      }
      title="Log in to write to the team"
      text="The people who run the page answer you here. You keep the conversation in your messages."
      canSignUp
    >
      <ContactPage />
    </SignedInPage>
  )
}
