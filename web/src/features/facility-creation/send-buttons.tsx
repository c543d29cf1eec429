import type { MouseEvent } from 'react'
import { signIn, useSession } from '../../api/session.ts'
import { Button } from '../../components/button.tsx'

interface SendButtonsProps {
  isBusy: boolean
  /** Whether it is known what there is to send. */
  isReady: boolean
}

/** Sends the form they stand in; who is not known yet logs in first. */
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

/** It stands where `Next` stood: the second press of a double click on that is not meant for it. */
const onlyFirst = (event: MouseEvent) => {
  if (event.detail > 1) event.preventDefault()
}
