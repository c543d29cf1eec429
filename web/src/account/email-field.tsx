import { useId, useState, type FormEvent } from 'react'
import { reasonOf } from '../api/problem.ts'
import { Button } from '../components/actions/button.tsx'
import { TextField } from '../components/fields/text-field.tsx'
import { Dialog } from '../components/overlays/dialog.tsx'
import type { UserProfile } from '../api/own-account.ts'
import { useAccountWrite } from './account-calls.ts'
import styles from './email-field.module.css'

/** The address of the reader. A new one takes effect when its mailed link is opened. */
export function EmailField({ user: { email } }: { user: UserProfile }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <TextField
        label="Email"
        readOnly
        value={email}
        action={
          <Button variant="quiet" onClick={() => setIsOpen(true)}>
            Change<span className="sr"> the email address</span>
          </Button>
        }
      />
      <ChangeDialog {...{ isOpen }} onOpenChange={setIsOpen} />
    </>
  )
}

const isAddress = (text: string) => /^\S+@\S+\.\S+$/.test(text)

interface ChangeDialogProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

function ChangeDialog({ isOpen, onOpenChange }: ChangeDialogProps) {
  const [email, setEmail] = useState('')
  const [error, setError] = useState<string>()
  /** The address that a link was sent to. */
  const [sentTo, setSentTo] = useState<string>()
  const form = useId()
  const { run, isBusy } = useAccountWrite(
    (users, address: string) => users.email.change({ data: { email: address } }),
    { onDone: () => setSentTo(email.trim()), onFailed: (problem) => setError(reasonOf(problem)) },
  )

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isAddress(email.trim())) return setError('Enter an email address, such as name@example.com.')
    setError(undefined)
    if (!isBusy) run(email.trim())
  }
  function close() {
    onOpenChange(false)
    setEmail('')
    setError(undefined)
    setSentTo(undefined)
  }

  if (sentTo !== undefined)
    return (
      <Dialog
        isOpen={isOpen}
        onOpenChange={close}
        title="Check your email"
        description={
          <>
            We sent a link to <span className={styles.address}>{sentTo}</span>. Open it in this browser within
            24 hours. Until then, you log in with the old address. Don’t see it after a minute? Check your
            spam folder.
          </>
        }
        footer={
          <Button variant="primary" onClick={close}>
            OK
          </Button>
        }
      />
    )
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={close}
      title="Change your email address"
      description="We send a link to the new address, to make sure that it is yours."
      footer={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button type="submit" form={form} variant="primary" isBusy={isBusy}>
            Send the link
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit}>
        <TextField
          label="New email address"
          type="email"
          autoComplete="email"
          maxLength={254}
          error={error}
          value={email}
          onChange={({ target }) => setEmail(target.value)}
        />
      </form>
    </Dialog>
  )
}
