import { ButtonLink } from '../../components/button-link.tsx'
import { Button } from '../../components/button.tsx'
import { Icon } from '../../components/icon.tsx'
import { lastStep, toStep } from './creation-steps.ts'
import styles from './form-foot.module.css'
import { SendButtons } from './send-buttons.tsx'

interface FormFootProps {
  step: number
  /** Whether there is anything to keep. */
  isBegun: boolean
  isKept: boolean
  isBusy: boolean
  /** Whether it is known what there is to send. */
  isReady: boolean
}

export const FormFoot = ({ step, isBegun, isKept, isBusy, isReady }: FormFootProps) => (
  <div className={styles.foot} data-foot>
    {step > 1 && (
      <ButtonLink to={toStep(step - 1)} icon="arrow-left">
        Back
      </ButtonLink>
    )}
    {step < lastStep ? (
      <Button type="submit" variant="primary">
        Next
      </Button>
    ) : (
      <SendButtons isBusy={isBusy} isReady={isReady} />
    )}
    <p className={styles.kept} aria-live="polite">
      {isBegun && (
        <>
          <Icon name={isKept ? 'check' : 'triangle-alert'} size={16} />
          <span>
            {isKept ? 'Draft kept on this device' : 'This browser keeps no draft; do not close the page'}
          </span>
        </>
      )}
    </p>
  </div>
)
