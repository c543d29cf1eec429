import { ButtonLink } from '../components/button-link.tsx'
import { Button } from '../components/button.tsx'
import { Icon } from '../components/icon.tsx'
import type { CreationKind } from './creation-kind.ts'
import { lastStepOf, toStep } from './creation-steps.ts'
import styles from './form-foot.module.css'
import { SendButtons } from './send-buttons.tsx'

interface FormFootProps {
  creation: Pick<CreationKind, 'kind' | 'steps'>
  step: number
  hasContent: boolean
  isStored: boolean
  isBusy: boolean
  /** False while stored pictures are loading. */
  isReady: boolean
}

export const FormFoot = ({ creation, step, hasContent, isStored, isBusy, isReady }: FormFootProps) => (
  <div className={styles.foot} data-foot>
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
      <SendButtons isBusy={isBusy} isReady={isReady} />
    )}
    <p className={styles.kept} aria-live="polite">
      {hasContent && (
        <>
          <Icon name={isStored ? 'check' : 'triangle-alert'} size={16} />
          <span>
            {isStored
              ? 'Draft saved on this device'
              : "This browser can't save drafts. Don't close the page."}
          </span>
        </>
      )}
    </p>
  </div>
)
