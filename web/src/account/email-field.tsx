import { useId, useState } from 'react'
import { Button } from '../components/actions/button.tsx'
import { TextField } from '../components/fields/text-field.tsx'
import { Dialog } from '../components/overlays/dialog.tsx'
import type { UserProfile } from '../api/own-account.ts'
import { Stack } from '../platform/boxes/stack.tsx'
import { calls } from '../platform/calls/calls.ts'
import { useWrite } from '../platform/calls/use-write.ts'
import { FormBanner } from '../platform/form/form-banner.tsx'
import { useDraftForm } from '../platform/form/use-draft-form.ts'
import styles from './account.module.css'

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
  /** The address that a link was sent to. */
  const [sentTo, setSentTo] = useState<string>()
  const id = useId()
  const { send } = useWrite(calls['user-mgmt'].users.email.change)
  const { form, field, set, banner, isBusy } = useDraftForm({
    first: { email: '' },
    rules: () => ({
      check: ({ email }) =>
        new Map(
          isAddress(email.trim()) ? [] : [['email', 'Enter an email address, such as name@example.com.']],
        ),
    }),
    async send({ email }) {
      await send({ data: { email: email.trim() } })
      setSentTo(email.trim())
    },
    failed: 'Not sent.',
  })
  function close() {
    onOpenChange(false)
    set({ email: '' })
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
          <Button type="submit" form={id} variant="primary" isBusy={isBusy}>
            Send the link
          </Button>
        </>
      }
    >
      <form id={id} {...form}>
        <Stack>
          <TextField
            {...field('email')}
            label="New email address"
            type="email"
            autoComplete="email"
            maxLength={254}
          />
          <FormBanner>{banner}</FormBanner>
        </Stack>
      </form>
    </Dialog>
  )
}
