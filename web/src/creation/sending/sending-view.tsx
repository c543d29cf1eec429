import { signIn, useSession } from '../../api/session.ts'
import { Banner } from '../../components/display/banner.tsx'
import { Button } from '../../components/actions/button.tsx'
import { Icon } from '../../components/pictures/icon.tsx'
import { ProgressBar } from '../../components/display/progress-bar.tsx'
import { counted } from '../../components/format.ts'
import { failureReason } from '../../kind/uploads.ts'
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
        <ul className={styles.uploads}>
          {pictures.map(({ step, part }) => (
            <li key={step.key}>
              <ProgressBar label={step.label} value={part} />
            </li>
          ))}
        </ul>
      )}
      {failed.length > 0 && <Failures failed={failed} sending={sending} />}
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
    <div className={styles.ways}>
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
    </div>
  )
}

function Failures({ failed, sending }: { failed: SendingState['parts']; sending: SendingState }) {
  return (
    <div className={styles.failures} role="alert">
      <h3 className="h3">{`${counted(failed.length, 'part')} failed`}</h3>
      <ul className={styles.failureList}>
        {failed.map(({ step: { key, label }, error }) => (
          <li key={key} className={styles.failure}>
            <Icon name="circle-alert" />
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
          </li>
        ))}
      </ul>
      <div className={styles.ways}>
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
      </div>
    </div>
  )
}
