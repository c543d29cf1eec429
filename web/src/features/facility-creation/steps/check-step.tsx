import { useEffect } from 'react'
import { Link } from 'react-router'
import { useSession } from '../../../api/session.ts'
import { Banner } from '../../../components/banner.tsx'
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
  /** Why the server refused it. */
  refusal: string | undefined
}

export function CheckStep({ form, lists, images, refusal }: CheckStepProps) {
  const { trigger } = form
  useEffect(() => void trigger(), [trigger])
  const problems = problemsOf(form.formState.errors)
  return (
    <>
      {refusal !== undefined && (
        <Banner tone="bad" isLive className={styles.problems}>
          <p className="semi">It was not sent.</p>
          <p>{refusal}</p>
        </Banner>
      )}
      {problems.length > 0 && (
        <Banner tone="warn" className={styles.problems}>
          <p className="semi">{`${counted(problems.length, 'thing')} to mend before it can be sent`}</p>
          <ul className={styles.problemList}>
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
        <Sender />
      </section>
    </>
  )
}

function Sender() {
  const { person } = useSession()
  return (
    <p className="mut" aria-live="polite">
      {person !== null
        ? `You send it as ${person.email}, who will manage the page.`
        : 'Log in or sign up to send it; the draft stays here meanwhile. Who sends it will manage the page.'}
    </p>
  )
}
