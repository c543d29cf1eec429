import type { MouseEvent } from 'react'
import { signIn, useSession } from '../api/session.ts'
import { Button } from '../components/button.tsx'

interface SendButtonsProps {
  isBusy: boolean
  /** False while stored pictures are loading. */
  isReady: boolean
}

/** The submit button of the form, or log-in buttons for visitors. */
export function SendButtons({ isBusy, isReady }: SendButtonsProps) {
  const { status, person } = useSession()
  if (person !== null)
    return (
      <Button
        type="submit"
        variant="primary"
        icon="send"
        isBusy={isBusy}
        disabled={!isReady}
        onClick={onlyFirst}
      >
        Send for approval
      </Button>
    )
  return (
    <>
      <Button variant="primary" icon="log-in" disabled={status === 'loading'} onClick={() => signIn('login')}>
        Log in to send
      </Button>
      <Button disabled={status === 'loading'} onClick={() => signIn('signup')}>
        Sign up
      </Button>
    </>
  )
}

/** Ignores the second half of a double click on `Next`, which was in the same place. */
const onlyFirst = (event: MouseEvent) => {
  if (event.detail > 1) event.preventDefault()
}
