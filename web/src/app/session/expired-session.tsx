import { dispatchSession, signIn } from '../../api/session.ts'
import { Button } from '../../components/button.tsx'
import { Dialog } from '../../components/dialog.tsx'

/** Asks the person whose session has ended to log in again. The page behind it keeps unsaved text. */
export function ExpiredSession() {
  const decline = () => dispatchSession({ type: 'login-declined' })
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && decline()}
      title="Your session has ended"
      description="Log in again to go on. What you typed is still here and will be saved then."
      footer={
        <>
          <Button onClick={decline}>Not now</Button>
          <Button variant="primary" onClick={() => signIn()}>
            Log in
          </Button>
        </>
      }
    />
  )
}
