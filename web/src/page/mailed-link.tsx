import { useState, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { ApiProblem, reasonOf } from '../api/problem.ts'
import { signIn, useSession } from '../api/session.ts'
import { Button } from '../components/actions/button.tsx'
import { ButtonLink } from '../components/actions/button-link.tsx'
import { EmptyState } from '../components/display/empty-state.tsx'
import { useToast } from '../components/overlays/toaster.tsx'

interface MailedLinkProps<T> {
  title: string
  text: ReactNode
  /** The button for people who are signed in, and the one for visitors. */
  confirmText: string
  logInText: string
  /** Uses the link up. A 400 or a 404 means that it has expired. */
  confirm: (token: string) => Promise<T>
  expired: { text: ReactNode; to: string; label: string }
  /** The page after that. */
  children: (result: T) => ReactNode
}

/**
 * The page of a mailed link, which the person whom it was sent to confirms. The token is in the hash of the address, which
 * browsers send to no server. Opening it does nothing, because programs that check emails for viruses open links, too.
 */
export function MailedLink<T>(props: MailedLinkProps<T>) {
  const { title, text, confirmText, logInText, confirm, expired, children } = props
  const { hash } = useLocation()
  const { status } = useSession()
  const toast = useToast()
  const [isBusy, setIsBusy] = useState(false)
  const [result, setResult] = useState<{ value: T } | 'expired'>()

  async function use() {
    setIsBusy(true)
    try {
      setResult({ value: await confirm(hash.slice(1)) })
    } catch (error) {
      if (error instanceof ApiProblem && [400, 404].includes(error.status)) setResult('expired')
      else toast.error(reasonOf(error))
    }
    setIsBusy(false)
  }

  if (result === 'expired')
    return (
      <EmptyState
        headingLevel="h1"
        title="This link doesn’t work"
        actions={<ButtonLink to={expired.to}>{expired.label}</ButtonLink>}
      >
        {expired.text}
      </EmptyState>
    )
  if (result !== undefined) return children(result.value)
  return (
    <EmptyState
      headingLevel="h1"
      title={title}
      actions={
        status === 'visitor' ? (
          <Button variant="primary" icon="log-in" onClick={() => signIn('login')}>
            {logInText}
          </Button>
        ) : (
          <Button
            variant="primary"
            isBusy={isBusy}
            disabled={status === 'loading'}
            onClick={() => void use()}
          >
            {confirmText}
          </Button>
        )
      }
    >
      {text}
    </EmptyState>
  )
}
