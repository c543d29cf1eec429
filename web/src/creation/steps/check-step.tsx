import { useEffect } from 'react'
import { Link } from 'react-router'
import { useSession } from '../../api/session.ts'
import { Banner } from '../../components/display/banner.tsx'
import { counted } from '../../components/format.ts'
import { Section } from '../../platform/boxes/section.tsx'
import { Stack } from '../../platform/boxes/stack.tsx'
import type { CreationKind } from '../creation-kind.ts'
import { forApproval } from '../creation-outcome.ts'
import { problemsOf, toStep } from '../creation-steps.ts'
import { SimilarProfiles } from '../similar/similar-profiles.tsx'
import type { DraftForm } from '../draft/creation-draft.ts'
import type { DraftImages } from '../draft/draft-images.ts'
import styles from '../creation.module.css'
import { DraftSummary } from './draft-summary.tsx'

interface CheckStepProps {
  creation: CreationKind
  form: DraftForm
  images: DraftImages
  /** Why the server refused the draft. */
  refusal: string | undefined
}

export function CheckStep({ creation, form, images, refusal }: CheckStepProps) {
  const { trigger } = form
  useEffect(() => void trigger(), [trigger])
  const problems = problemsOf(creation, form.formState.errors)
  return (
    <>
      {refusal !== undefined && (
        <Banner tone="bad" isLive className={styles.problems}>
          <p className="semi">Your draft was not sent.</p>
          <p>{refusal}</p>
        </Banner>
      )}
      {problems.length > 0 && (
        <Banner tone="warn" className={styles.problems}>
          <p className="semi">{`Fix ${counted(problems.length, 'problem')} before you send it`}</p>
          <Stack as="ul" gap="1">
            {problems.map(({ path, label, text, step }) => (
              <li key={path}>
                <Link to={toStep(creation.kind, step)} className="link">
                  {label}
                </Link>
                {`: ${text}`}
              </li>
            ))}
          </Stack>
        </Banner>
      )}
      <SimilarProfiles creation={creation} form={form} />
      <DraftSummary creation={creation} draft={form.getValues()} pictures={images.images.length} />
      <div className={styles.next}>
        <Section title="What happens next" level="h3">
          <p className="mut">{(creation.outcome ?? forApproval).next}</p>
          <Sender />
        </Section>
      </div>
    </>
  )
}

function Sender() {
  const { person } = useSession()
  return (
    <p className="mut" aria-live="polite">
      {person !== null
        ? `You are logged in as ${person.email} and will manage the page.`
        : 'Log in or sign up to send it. Your draft stays here. The account that sends it manages the page.'}
    </p>
  )
}
