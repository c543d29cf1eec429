import { useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import styles from './creation-form.module.css'
import type { CreationLists } from './creation-lists.ts'
import { creationSteps, hasErrors, isBegun, lastStep, stepOf, toStep } from './creation-steps.ts'
import type { CreationDraft, KeptDraft } from './draft/creation-draft.ts'
import { useCreationDraft } from './draft/use-creation-draft.ts'
import { useDraftForm } from './draft/use-draft-form.ts'
import { useDraftImages } from './draft/use-draft-images.ts'
import { DraftPreview } from './draft-preview.tsx'
import { FormFoot } from './form-foot.tsx'
import { OtherTab } from './other-tab.tsx'
import { refusalOf } from './sending/refusal-of.ts'
import { SendingView } from './sending/sending-view.tsx'
import { useOutcome } from './sending/use-outcome.ts'
import { useSending } from './sending/use-sending.ts'
import { showServerErrors } from './show-server-errors.ts'
import { StartOver } from './start-over.tsx'
import { StepContent } from './step-content.tsx'
import { StepProgress } from './step-progress.tsx'

interface CreationFormProps {
  lists: CreationLists
  first: KeptDraft
  /** To be begun again, with what is kept by now. */
  onReopen: () => void
}

export function CreationForm({ lists, first, onReopen }: CreationFormProps) {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const step = stepOf(search)
  const kept = useCreationDraft(first)
  const { keep } = kept
  const images = useDraftImages(first.pictures, (pictures) => keep({ pictures }))
  const form = useDraftForm(
    first.draft,
    useCallback((draft: CreationDraft) => keep({ draft }), [keep]),
  )
  const { errors } = form.formState
  const [refusal, setRefusal] = useState<string>()
  const { heading, goToHeading } = useStepFocus(step)

  function drop() {
    if (kept.drop()) images.clear()
  }

  const outcome = useOutcome({
    name: () => form.getValues('name'),
    drop,
    onRefused: (error) => {
      setRefusal(refusalOf(error))
      showServerErrors(form, error)
      // The button is always in view; why it was refused stands at the head of the step.
      goToHeading()
    },
  })
  const sending = useSending({ key: kept.key, sent: kept.sent, keepSent: kept.keepSent, ...outcome })

  const send = form.handleSubmit(
    async (checked) => {
      setRefusal(undefined)
      await sending.send(checked, images.images)
    },
    () => {
      setRefusal(kept.sent?.id === undefined ? undefined : isOutdated)
      // What is wrong is listed below it.
      goToHeading()
    },
  )

  // A step is left for the next when nothing is wrong in it, whatever is wrong in the others.
  const goOn = form.handleSubmit(
    () => void navigate(toStep(step + 1)),
    (wrong) => void (hasErrors(step, wrong) || navigate(toStep(step + 1))),
  )

  const hasDraft = kept.isBegun || images.images.length > 0
  if (kept.sent?.id !== undefined)
    return (
      <SendingView
        name={form.getValues('name')}
        sending={sending}
        isReady={images.isReady}
        refusal={refusal}
        onResume={() => void send()}
      />
    )
  return (
    <>
      <p className={styles.lead}>
        Five steps, of which only the first is needed. Leave and come back whenever you like.
      </p>
      <StepProgress
        step={step}
        isBegun={(number) => (number === 4 ? images.images.length > 0 : isBegun(number, form.getValues()))}
        isWrong={(number) => hasErrors(number, errors)}
      />
      <OtherTab overtaking={kept.overtaking} onReopen={onReopen} />
      <div className={styles.columns}>
        <form
          noValidate
          className={styles.form}
          onSubmit={(event) => void (step === lastStep ? send(event) : goOn(event))}
        >
          <div className={styles.head}>
            <p className="sm mut">{`Step ${step} of ${lastStep}`}</p>
            {hasDraft && !sending.isBusy && (
              <StartOver
                onStartOver={() => {
                  drop()
                  onReopen()
                  void navigate(toStep(1))
                }}
              />
            )}
          </div>
          <h2 ref={heading} tabIndex={-1} className={styles.title}>
            {creationSteps[step - 1]?.title}
          </h2>
          <div>
            <StepContent {...{ step, form, lists, images, refusal }} />
          </div>
          <FormFoot
            step={step}
            isBegun={hasDraft}
            isKept={kept.isKept}
            isBusy={sending.isBusy}
            isReady={images.isReady}
          />
        </form>
        <DraftPreview form={form} draftKey={kept.key} image={images.images[0]} />
      </div>
    </>
  )
}

const isOutdated =
  'The draft holds something that is not taken any more. Leave the rest, and add it on the page.'

/** Another step begins at its heading, for eyes, keyboard and ears alike. */
function useStepFocus(step: number) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [step])
  return { heading, goToHeading: () => heading.current?.focus() }
}
