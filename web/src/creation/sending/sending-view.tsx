import { signIn, useSession } from '../../api/session.ts'
import { Banner } from '../../components/display/banner.tsx'
import { Button } from '../../components/actions/button.tsx'
import { Icon } from '../../components/pictures/icon.tsx'
import { ProgressBar } from '../../components/display/progress-bar.tsx'
import { RuledItem, RuledList } from '../../components/display/ruled-list.tsx'
import { counted } from '../../components/format.ts'
import { failureReason } from '../../kind/uploads.ts'
import { Row } from '../../platform/boxes/row.tsx'
import { Stack } from '../../platform/boxes/stack.tsx'
import styles from '../creation.module.css'
import type { SendingState } from './use-sending.ts'

interface SendingViewProps {
  /** That the page exists. */
  created: string
  name: string
  sending: SendingState
  /** False while stored pictures are loading. */
  isReady: boolean
  /** Why sending can't continue. */
  refusal: string | undefined
  /** Continues after an earlier visit. */
  onResume: () => void
}

/** Progress of the parts after the profile was created. */
export function SendingView({ name, created, sending, isReady, refusal, onResume }: SendingViewProps) {
  const { parts, isBusy } = sending
  const done = parts.filter(({ status }) => status === 'done').length
  const failed = parts.filter(({ status }) => status === 'failed')
  const pictures = parts.filter(({ step, status }) => step.isUpload && status !== 'failed')
  const isWaiting = parts.length === 0 && !isBusy
  return (
    <section className={styles.sending} aria-labelledby="sending">
      <Stack gap="5" width="reading">
        <h2 id="sending" className="h2" tabIndex={-1} ref={focusOnce}>
          {isWaiting ? `${name} is partly sent` : `Sending ${name}`}
        </h2>
        <p className="mut">
          {`${created} `}
          {isWaiting ? 'Some parts have not been sent yet.' : 'Sending the rest.'}
        </p>
        {refusal !== undefined && (
          <Banner tone="bad" isLive>
            {refusal}
          </Banner>
        )}
        {isWaiting ? (
          <Resume isReady={isReady} onResume={onResume} onSkip={() => void sending.skipFailed()} />
        ) : (
          <ProgressBar
            label={`${done} of ${counted(parts.length, 'part')} sent`}
            value={parts.length === 0 ? undefined : done / parts.length}
          />
        )}
        {pictures.length > 0 && (
          <Stack as="ul">
            {pictures.map(({ step, part }) => (
              <li key={step.key}>
                <ProgressBar label={step.label} value={part} />
              </li>
            ))}
          </Stack>
        )}
        {failed.length > 0 && <Failures failed={failed} sending={sending} />}
      </Stack>
    </section>
  )
}

/** Takes over the focus from the form. */
function focusOnce(heading: HTMLElement | null) {
  if (heading === null) return
  window.scrollTo(0, 0)
  heading.focus({ preventScroll: true })
}

interface ResumeProps {
  isReady: boolean
  onResume: () => void
  onSkip: () => void
}

function Resume({ isReady, onResume, onSkip }: ResumeProps) {
  const { status, person } = useSession()
  return (
    <Row>
      {person !== null ? (
        <Button variant="primary" icon="send" disabled={!isReady} onClick={onResume}>
          Send the rest
        </Button>
      ) : (
        <Button
          variant="primary"
          icon="log-in"
          disabled={status === 'loading'}
          onClick={() => signIn('login')}
        >
          Log in to send the rest
        </Button>
      )}
      <Button onClick={onSkip}>Skip the rest</Button>
    </Row>
  )
}

function Failures({ failed, sending }: { failed: SendingState['parts']; sending: SendingState }) {
  return (
    <div className={styles.failures} role="alert">
      <Stack gap="3">
        <h3 className="h3">{`${counted(failed.length, 'part')} failed`}</h3>
        <RuledList>
          {failed.map(({ step: { key, label }, error }) => (
            <RuledItem key={key}>
              <Icon name="circle-alert" className="bad" />
              <div className="grow">
                <p className="sm semi clip" title={label}>
                  {label}
                </p>
                <p className="xs mut">{failureReason(error)}</p>
              </div>
              <Button
                aria-label={`Try again: ${label}`}
                isBusy={sending.isBusy}
                onClick={() => void sending.retry(key)}
              >
                Try again
              </Button>
            </RuledItem>
          ))}
        </RuledList>
        <Row>
          <Button
            variant="primary"
            icon="rotate-ccw"
            isBusy={sending.isBusy}
            onClick={() => void sending.retry()}
          >
            Retry all
          </Button>
          <Button isBusy={sending.isBusy} onClick={() => void sending.skipFailed()}>
            Continue without them
          </Button>
        </Row>
      </Stack>
    </div>
  )
}
