import { useEffect, useRef, useState } from 'react'
import { Link, useLoaderData, useSearchParams, type MetaArgs } from 'react-router'
import { useSession } from '../api/session.ts'
import { ButtonLink } from '../components/actions/button-link.tsx'
import { EmptyState } from '../components/display/empty-state.tsx'
import { pageMeta } from '../page/meta.ts'
import { plainLoader } from '../page/plain-page.ts'
import { useIsHydrated } from '../page/use-is-hydrated.ts'
import { ContactForm } from './contact-form.tsx'
import { contactDraft, firstValues } from './contact-values.ts'
import head from '../page/page-head.module.css'
import styles from './contact.module.css'

export const loader = plainLoader

export const shouldRevalidate = () => false

export const meta = ({ loaderData }: MetaArgs<typeof loader>) =>
  loaderData
    ? pageMeta({
        ...loaderData,
        title: 'Contact us',
        description: `Ask a question, report what is wrong, or write to the ${loaderData.brand} team about your page.`,
        canonical: '/contact',
      })
    : []

interface Sent {
  id: string | null
  email: string
}

export default function ContactRoute() {
  const { brand, origin } = useLoaderData<typeof loader>()
  const [search] = useSearchParams()
  const { person, status } = useSession()
  const [sent, setSent] = useState<Sent>()
  const isHydrated = useIsHydrated()
  if (sent) return <MessageSent {...sent} />
  const form = { origin, onSent: setSent }
  return (
    <div className={`page ${head.page}`}>
      <h1 className={head.title}>Contact us</h1>
      <p className={head.lead}>
        {`Write to the ${brand} team. People read every message. `}
        {person !== null && (
          <Link to="/contact/thread" className="link">
            Your messages
          </Link>
        )}
      </p>
      <noscript>
        <p className={styles.without}>This form needs JavaScript. Turn it on in your browser and reload.</p>
      </noscript>
      {/* The server can't know the stored draft, nor who is signed in. */}
      {isHydrated && status !== 'loading' ? (
        <ContactForm
          key="stored"
          {...form}
          person={person}
          first={firstValues(contactDraft.read(), search)}
        />
      ) : (
        <div inert>
          <ContactForm key="first" {...form} person={null} first={firstValues(null, search)} />
        </div>
      )}
    </div>
  )
}

function MessageSent({ id, email }: Sent) {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    frame.current?.focus()
    scrollTo({ top: 0 })
  }, [])
  return (
    <div ref={frame} className="page section" tabIndex={-1}>
      <EmptyState
        headingLevel="h1"
        title="We got your message"
        actions={
          id === null ? (
            <ButtonLink to="/">Back to the front page</ButtonLink>
          ) : (
            <>
              <ButtonLink to={`/contact/thread?id=${id}`} variant="primary">
                See your message
              </ButtonLink>
              <ButtonLink to="/contact/thread">All your messages</ButtonLink>
            </>
          )
        }
      >
        {id === null
          ? `We reply to ${email}. A link to your message is in your email too, at most once an hour. Don’t see it after a minute? Check your spam folder.`
          : 'You find our reply with your messages, and we notify you of it.'}
      </EmptyState>
    </div>
  )
}
