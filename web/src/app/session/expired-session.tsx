import { signIn, useSession } from '../../api/session.ts'
import { Button } from '../../components/button.tsx'
import { Dialog } from '../../components/dialog.tsx'

/** Asks whoever was signed in to log in again; the page with what they typed stays behind it. */
export function ExpiredSession() {
  const giveUp = () => useSession.setState({ status: 'visitor', person: null })
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && giveUp()}
      title="Your session has ended"
      description="Log in again to go on. What you typed is still here and will be saved then."
      footer={
        <>
          <Button onClick={giveUp}>Not now</Button>
          <Button variant="primary" onClick={() => signIn()}>
            Log in
          </Button>
        </>
      }
    />
  )
}
