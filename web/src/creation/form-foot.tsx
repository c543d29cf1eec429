import type { MouseEvent } from 'react'
import { signIn, useSession } from '../api/session.ts'
import { ButtonLink } from '../components/actions/button-link.tsx'
import { Button } from '../components/actions/button.tsx'
import { Icon } from '../components/pictures/icon.tsx'
import { Row } from '../platform/boxes/row.tsx'
import type { CreationKind } from './creation-kind.ts'
import { forApproval } from './creation-outcome.ts'
import { lastStepOf, toStep } from './creation-steps.ts'
import styles from './creation.module.css'

interface FormFootProps {
  creation: Pick<CreationKind, 'kind' | 'steps' | 'outcome'>
  step: number
  hasContent: boolean
  isStored: boolean
  isBusy: boolean
  /** False while stored pictures are loading. */
  isReady: boolean
}

export const FormFoot = ({ creation, step, hasContent, isStored, isBusy, isReady }: FormFootProps) => (
  <div className={styles.foot} data-foot>
    <Row>
      {step > 1 && (
        <ButtonLink to={toStep(creation.kind, step - 1)} icon="arrow-left">
          Back
        </ButtonLink>
      )}
      {step < lastStepOf(creation) ? (
        <Button type="submit" variant="primary">
          Next
        </Button>
      ) : (
        <SendButtons text={(creation.outcome ?? forApproval).send} isBusy={isBusy} isReady={isReady} />
      )}
      <p className={styles.kept} aria-live="polite">
        {hasContent && (
          <>
            <Icon name={isStored ? 'check' : 'triangle-alert'} size={16} />
            {isStored
              ? 'Draft saved on this device'
              : 'This browser can’t save drafts. Don’t close the page.'}
          </>
        )}
      </p>
    </Row>
  </div>
)

interface SendButtonsProps {
  /** The text of the button. */
  text: string
  isBusy: boolean
  /** False while stored pictures are loading. */
  isReady: boolean
}

/** The submit button of the form, or login buttons for visitors. */
function SendButtons({ text, isBusy, isReady }: SendButtonsProps) {
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
        {text}
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
