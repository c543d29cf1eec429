import { useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { fieldErrorsOf } from '../api/problem.ts'
import { Banner } from '../components/display/banner.tsx'
import { Button } from '../components/actions/button.tsx'
import { ErrorState } from '../components/display/error-state.tsx'
import { Skeleton } from '../components/display/skeleton.tsx'
import { useLazy } from '../components/use-lazy.ts'
import { useConfirm } from '../components/overlays/confirm.tsx'
import { Row, Toolbar } from '../platform/boxes/row.tsx'
import { withLabels } from '../platform/form/field-words.ts'
import styles from './creation.module.css'
import { fieldsOf, type CreationKind, type FieldOptions } from './creation-kind.ts'
import { forApproval } from './creation-outcome.ts'
import { hasContent, hasErrors, lastStepOf, stepOf, stepTitles, toStep } from './creation-steps.ts'
import { DraftPreview } from './draft-preview.tsx'
import type { CreationDraft, DraftForm, StoredDraft } from './draft/creation-draft.ts'
import { useDraftImages } from './draft/draft-images.ts'
import { useCreationDraft, type OtherTabChange } from './draft/use-creation-draft.ts'
import { useCreationForm } from './draft/use-creation-form.ts'
import { FormFoot } from './form-foot.tsx'
import { refusalText, useSending } from './sending/use-sending.ts'
import { StepProgress } from './step-progress.tsx'
import { StepSections } from './steps/step-sections.tsx'

const loadLate = () => import('./late-steps.ts')

interface CreationFormProps {
  creation: CreationKind
  options: FieldOptions
  first: StoredDraft
  /** Starts again with the stored draft. */
  onReopen: () => void
}

/** Plain form: one draft over all steps, whose pin, pictures and lists of rows have controls of their own. */
export function CreationForm({ creation, options, first, onReopen }: CreationFormProps) {
  const { kind, steps } = creation
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const step = stepOf(search, creation)
  const lastStep = lastStepOf(creation)
  const stored = useCreationDraft(kind, first)
  const { store } = stored
  const images = useDraftImages(kind, first.pictures, (pictures) => store({ pictures }))
  const form = useCreationForm(
    creation,
    first.draft,
    useCallback((draft: CreationDraft) => store({ draft }), [store]),
  )
  const { errors } = form.formState
  const confirm = useConfirm()
  const [refusal, setRefusal] = useState<string>()
  const { heading, goToHeading } = useStepFocus(step)
  const name = () => form.getValues('fields.name')

  function drop() {
    if (stored.drop()) images.clear()
  }

  const sending = useSending({
    creation,
    key: stored.key,
    sent: stored.sent,
    storeSent: stored.storeSent,
    name,
    drop,
    onRefused: (error) => {
      setRefusal(refusalText(error))
      showServerErrors(creation, form, error)
      // The button is always in view; the reason is at the top of the step.
      goToHeading()
    },
  })

  const send = form.handleSubmit(
    async (checked) => {
      setRefusal(undefined)
      const doubt = stored.sent === undefined ? creation.doubt?.(form.getValues('fields')) : undefined
      if (doubt !== undefined && (await confirm(doubt)) !== 'confirmed') return
      await sending.send(checked, images.images)
    },
    () => {
      setRefusal(stored.sent?.id === undefined ? undefined : isOutdated)
      // The problems are listed below it.
      goToHeading()
    },
  )

  // Only errors of this step block the next one.
  const goToNext = form.handleSubmit(
    () => void navigate(toStep(kind, step + 1)),
    (wrong) => void (hasErrors(creation, step, wrong) || navigate(toStep(kind, step + 1))),
  )

  // Nobody needs them before the last steps.
  const isSent = stored.sent?.id !== undefined
  const late = useLazy(loadLate, isSent || step >= lastStep - 2)
  const isStarted = stored.hasContent || images.images.length > 0
  if (isSent)
    return late.part ? (
      <late.part.SendingView
        name={name()}
        created={(creation.outcome ?? forApproval).created}
        sending={sending}
        isReady={images.isReady}
        refusal={refusal}
        onResume={() => void send()}
      />
    ) : (
      <Waiting {...late} />
    )
  const declared = steps[step - 1]
  return (
    <>
      <p className={`mut ${styles.lead}`}>
        Only the first step is required. Your draft is saved as you type.
      </p>
      <StepProgress
        creation={creation}
        step={step}
        isStarted={(number) =>
          number === lastStep - 1 ? images.images.length > 0 : hasContent(creation, number, form.getValues())
        }
        isWrong={(number) => hasErrors(creation, number, errors)}
      />
      <OtherTab change={stored.otherTab} onReopen={onReopen} />
      <Row gap="0 10" align="start" isWrapping={false}>
        <form
          noValidate
          className={styles.form}
          onSubmit={(event) => void (step === lastStep ? send(event) : goToNext(event))}
        >
          <Toolbar isWrapping={false}>
            <p className={`sm mut ${styles.stepOf}`}>{`Step ${step} of ${lastStep}`}</p>
            {isStarted && !sending.isBusy && (
              <StartOver
                onStartOver={() => {
                  drop()
                  onReopen()
                  void navigate(toStep(kind, 1))
                }}
              />
            )}
          </Toolbar>
          <h2 ref={heading} tabIndex={-1} className={styles.title}>
            {stepTitles(creation)[step - 1]}
          </h2>
          <div>
            {declared !== undefined && (
              <StepSections key={step} {...{ creation, options, form }} step={declared} />
            )}
            {step === lastStep - 1 && late.part && <late.part.PicturesStep images={images} />}
            {step === lastStep && late.part && (
              <late.part.CheckStep {...{ creation, form, images, refusal }} />
            )}
            {step >= lastStep - 1 && !late.part && <Waiting {...late} />}
          </div>
          <FormFoot
            creation={creation}
            step={step}
            hasContent={isStarted}
            isStored={stored.isStored}
            isBusy={sending.isBusy}
            isReady={images.isReady}
          />
        </form>
        <DraftPreview creation={creation} form={form} draftKey={stored.key} image={images.images[0]} />
      </Row>
    </>
  )
}

/** For the code of a later step. */
const Waiting = ({ hasFailed, retry }: { hasFailed: boolean; retry: () => void }) =>
  hasFailed ? <ErrorState onRetry={retry} /> : <Skeleton look="block" />

const isOutdated = 'Parts of this draft are no longer valid. Skip the rest, and add it on the page.'

/** Shows the server's errors at their fields. */
function showServerErrors(creation: CreationKind, form: DraftForm, error: unknown) {
  const declared = fieldsOf(creation)
  for (const [name, message] of fieldErrorsOf(error))
    if (declared.has(name))
      form.setError(`fields.${name}`, {
        type: 'server',
        message: withLabels(message, (other) => declared.get(other)?.label),
      })
}

interface OtherTabProps {
  change: OtherTabChange | undefined
  onReopen: () => void
}

/** A notice that another tab changed the stored draft. */
const OtherTab = ({ change, onReopen }: OtherTabProps) =>
  change !== undefined && (
    <Banner
      tone="warn"
      isLive
      className={styles.otherTab}
      action={
        <Button onClick={onReopen}>
          {change === 'changed' ? 'Show the other version' : 'Start a new draft'}
        </Button>
      }
    >
      {change === 'changed'
        ? 'This draft was changed in another tab. Changes here will replace that version.'
        : 'This draft was sent or discarded in another tab. Changes here will save it again.'}
    </Banner>
  )

/** Moves scroll position and focus to the heading of a new step. */
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

/** Discards the draft, after a confirmation. */
function StartOver({ onStartOver }: { onStartOver: () => void }) {
  const confirm = useConfirm()
  async function startOver() {
    const outcome = await confirm({
      title: 'Start over?',
      text: 'Everything in this draft will be discarded, including photos.',
      confirmText: 'Discard',
      isDangerous: true,
    })
    if (outcome === 'confirmed') onStartOver()
  }
  return (
    <Button variant="quiet" className={styles.edge} onClick={() => void startOver()}>
      Start over
    </Button>
  )
}
