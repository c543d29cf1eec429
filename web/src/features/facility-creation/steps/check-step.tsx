import { useEffect } from 'react'
import { Link } from 'react-router'
import { signIn, useSession } from '../../../api/session.ts'
import { Banner } from '../../../components/banner.tsx'
import { Button } from '../../../components/button.tsx'
import { counted } from '../../../page/format.ts'
import type { CreationLists } from '../creation-lists.ts'
import { toStep } from '../creation-steps.ts'
import { SimilarFacilities } from '../similar/similar-facilities.tsx'
import type { DraftForm } from '../draft/use-draft-form.ts'
import type { DraftImages } from '../draft/use-draft-images.ts'
import styles from './check-step.module.css'
import { DraftSummary } from './draft-summary.tsx'
import { problemsOf } from './problems-of.ts'

interface CheckStepProps {
  form: DraftForm
  lists: CreationLists
  images: DraftImages
  isBusy: boolean
  /** Why the server refused it. */
  refusal: string | undefined
}

export function CheckStep({ form, lists, images, isBusy, refusal }: CheckStepProps) {
  const { trigger } = form
  useEffect(() => void trigger(), [trigger])
  const problems = problemsOf(form.formState.errors)
  return (
    <>
      {refusal !== undefined && (
        <Banner tone="bad" isLive className={styles.refusal}>
          <p className="semi">It was not sent.</p>
          <p>{refusal}</p>
        </Banner>
      )}
      {problems.length > 0 && (
        <Banner tone="warn" className={styles.refusal}>
          <p className="semi">{`${counted(problems.length, 'thing')} to mend before it can be sent`}</p>
          <ul className={styles.problems}>
            {problems.map(({ path, label, text, step }) => (
              <li key={path}>
                <Link to={toStep(step)} className="link">
                  {label}
                </Link>
                {`: ${text}`}
              </li>
            ))}
          </ul>
        </Banner>
      )}
      <SimilarFacilities form={form} lists={lists} />
      <DraftSummary draft={form.getValues()} pictures={images.images.length} />
      <section className={styles.next} aria-labelledby="next">
        <h3 id="next" className="h3">
          What happens next
        </h3>
        <p className="mut">
          An administrator looks at the page. Until it is approved only you and the administrators see it; you
          can go on changing everything meanwhile.
        </p>
        <Sender isBusy={isBusy} isReady={images.isReady} />
      </section>
    </>
  )
}

function Sender({ isBusy, isReady }: { isBusy: boolean; isReady: boolean }) {
  const { status, person } = useSession()
  if (person !== null)
    return (
      <div className={styles.sender} aria-live="polite">
        <Button type="submit" variant="primary" size="l" icon="send" isBusy={isBusy} disabled={!isReady}>
          Send for approval
        </Button>
        <p className="sm mut">{`As ${person.email}, who will manage the page.`}</p>
      </div>
    )
  return (
    <div className={styles.sender}>
      <Button
        variant="primary"
        size="l"
        icon="log-in"
        disabled={status === 'loading'}
        onClick={() => signIn('login')}
      >
        Log in to send
      </Button>
      <Button size="l" disabled={status === 'loading'} onClick={() => signIn('signup')}>
        Sign up
      </Button>
      <p className="sm mut">The draft stays here meanwhile. Who sends it will manage the page.</p>
    </div>
  )
}
