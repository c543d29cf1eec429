import { useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useToast } from '../../components/toaster.tsx'
import styles from './creation-form.module.css'
import type { CreationLists } from './creation-lists.ts'
import { creationSteps, hasErrors, isBegun, lastStep, stepOf, toStep } from './creation-steps.ts'
import type { CreationDraft, KeptDraft } from './draft/creation-draft.ts'
import { useDraftForm } from './draft/use-draft-form.ts'
import { useDraftImages } from './draft/use-draft-images.ts'
import { useKeptDraft } from './draft/use-kept-draft.ts'
import { DraftPreview } from './draft-preview.tsx'
import { FormFoot } from './form-foot.tsx'
import { refusalOf } from './sending/refusal-of.ts'
import { SendingView } from './sending/sending-view.tsx'
import { useSending } from './sending/use-sending.ts'
import { showServerErrors } from './show-server-errors.ts'
import { StartOver } from './start-over.tsx'
import { StepContent } from './step-content.tsx'
import { StepProgress } from './step-progress.tsx'

interface CreationFormProps {
  lists: CreationLists
  first: KeptDraft
  /** The draft was thrown away; another one begins. */
  onStartOver: () => void
}

export function CreationForm({ lists, first, onStartOver }: CreationFormProps) {
  const navigate = useNavigate()
  const toast = useToast()
  const [search] = useSearchParams()
  const step = stepOf(search)
  const kept = useKeptDraft(first)
  const { keep } = kept
  const images = useDraftImages(first.pictures, (pictures) => keep({ pictures }))
  const form = useDraftForm(
    first.draft,
    useCallback((draft: CreationDraft) => keep({ draft }), [keep]),
  )
  const [refusal, setRefusal] = useState<string>()
  const heading = useStepFocus(step)

  function drop() {
    kept.drop()
    images.clear()
  }

  const sending = useSending({
    key: kept.key,
    sent: kept.sent,
    keepSent: kept.keepSent,
    onDone: (id) => {
      drop()
      toast.success('Sent. The page waits for approval.')
      void navigate(`/facilities/${id}`, { replace: true })
    },
    onRefused: (error) => {
      setRefusal(refusalOf(error))
      showServerErrors(form, error)
    },
  })

  const send = form.handleSubmit(
    async (checked) => {
      setRefusal(undefined)
      await sending.send(checked, images.images)
    },
    // What is wrong is listed on the page already, unless the page is past its steps.
    () => setRefusal(kept.sent?.id === undefined ? undefined : isOutdated),
  )

  // A step is left for the next when nothing is wrong in it, whatever is wrong in the others.
  const goOn = form.handleSubmit(
    () => void navigate(toStep(step + 1)),
    (errors) => void (hasErrors(step, errors) || navigate(toStep(step + 1))),
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
      <StepProgress
        step={step}
        isBegun={(number) => (number === 4 ? images.images.length > 0 : isBegun(number, form.getValues()))}
      />
      <div className={styles.columns}>
        <form
          noValidate
          className={styles.form}
          onSubmit={(event) => void (step === lastStep ? send(event) : goOn(event))}
        >
          <div className={styles.head}>
            <p className="sm mut">{`Step ${step} of ${lastStep}`}</p>
            {hasDraft && (
              <StartOver
                onStartOver={() => {
                  drop()
                  onStartOver()
                  void navigate(toStep(1))
                }}
              />
            )}
          </div>
          <h2 ref={heading} tabIndex={-1} className={styles.title}>
            {creationSteps[step - 1]?.title}
          </h2>
          <div>
            <StepContent {...{ step, form, lists, images, refusal }} isBusy={sending.isBusy} />
          </div>
          <FormFoot step={step} isBegun={hasDraft} isKept={kept.isKept} />
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
  return heading
}
