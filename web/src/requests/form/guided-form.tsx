import { placeDay } from '@app/contract/rules/place-day.ts'
import { useState, type FormEvent } from 'react'
import { fieldErrorsOf } from '../../api/problem.ts'
import { ButtonLink } from '../../components/actions/button-link.tsx'
import { Button } from '../../components/actions/button.tsx'
import { Checkbox } from '../../components/fields/checkbox.tsx'
import { useConfirm } from '../../components/overlays/confirm.tsx'
import { capitalized, counted } from '../../page/format.ts'
import { useFieldErrors } from '../../page/use-field-errors.ts'
import { draftErrors } from '../check-draft.ts'
import { dropRequest, isBlank, storedRequest, storeRequest, type RequestDraft } from '../request-draft.ts'
import layout from '../layout.module.css'
import { RequestHead } from '../request-head.tsx'
import { useCreateRequest } from '../use-create-request.ts'
import { CopyEvent } from './copy-event.tsx'
import { costText } from './count-words.ts'
import styles from './form.module.css'
import type { FormLists } from './form-lists.server.ts'
import { HostCount } from './host-count.tsx'
import { RequestFiles } from './request-files.tsx'
import { Step } from './step.tsx'
import { stepFields } from './step-fields.tsx'
import { steps, stepText, stepWithError } from './steps.ts'
import { useHostCount } from './use-host-count.ts'

interface GuidedFormProps {
  lists: FormLists
  first: RequestDraft
}

const noSteps: ReadonlySet<number> = new Set()

/** A deadline that passed since the draft was written is what to mend first. The time zone of its place isn't known yet. */
const isLate = ({ responseDeadline }: RequestDraft) =>
  responseDeadline !== undefined && responseDeadline < placeDay(null)

/** A request in seven steps, with a live count of the hosts that fit. Every change is stored as a draft on this device. */
export function GuidedForm({ lists, first }: GuidedFormProps) {
  const [draft, setDraft] = useState(first)
  const [files, setFiles] = useState<File[]>([])
  const [open, setOpen] = useState(() => (isLate(first) ? steps.length - 1 : 0))
  /** Copied steps that nobody has looked at yet. */
  const [unchecked, setUnchecked] = useState(noSteps)
  const [isStored, setStored] = useState<boolean>()
  const { form, errors, show, drop } = useFieldErrors()
  const count = useHostCount(draft)
  const confirm = useConfirm()
  const { create, isBusy, isSignedIn } = useCreateRequest((error) => showErrors(refusalsOf(error)))
  const late = isLate(draft) ? draftErrors(draft, placeDay(null)).get('responseDeadline') : undefined
  const shown = late === undefined ? errors : new Map([...errors, ['responseDeadline', late]])

  function showErrors(found: ReadonlyMap<string, string>) {
    if (found.size === 0) return false
    setOpen(stepWithError(found))
    show(found)
    return true
  }
  function replace(next: RequestDraft) {
    setDraft(next)
    setStored(storeRequest(next))
  }
  function change(values: RequestDraft) {
    replace({ ...draft, ...values })
    drop(values)
  }
  function openStep(index: number) {
    setOpen(index)
    setUnchecked(new Set([...unchecked].filter((each) => each !== index)))
  }
  function copy(copied: RequestDraft) {
    replace(copied)
    drop(copied)
    setOpen(-1)
    const said = steps.flatMap((step, index) => (stepText(step, copied) === undefined ? [] : [index]))
    setUnchecked(new Set(said))
  }
  async function startOver() {
    const outcome = await confirm({
      title: 'Start over?',
      text: 'Everything in this draft will be discarded.',
      confirmText: 'Discard',
      isDangerous: true,
    })
    if (outcome !== 'confirmed') return
    setDraft({})
    setFiles([])
    setUnchecked(noSteps)
    setOpen(0)
    dropRequest()
    setStored(undefined)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!showErrors(draftErrors(draft, placeDay(null)))) void create(draft, files)
  }
  const fitting = count.last?.counts.count ?? 0

  return (
    <div className={`page ${layout.page}`}>
      <RequestHead
        above={<p className="sm mut">Request for proposals</p>}
        title={draft.name ?? 'New request'}
        actions={
          <>
            <ButtonLink icon="mail" to="/requests/paste">
              Paste an email
            </ButtonLink>
            <CopyEvent onCopy={copy} />
          </>
        }
      />
      <div className={styles.columns}>
        <form ref={form} noValidate onSubmit={submit}>
          <div className={styles.saved}>
            <p className="sm mut" aria-live="polite">
              {isStored === false
                ? 'This browser can’t save drafts. Don’t close the page.'
                : `${isStored ? 'Draft saved on this device. ' : ''}Nothing is sent until you choose hosts.`}
            </p>
            {!isBlank(draft) && (
              <Button variant="quiet" className={styles.startOver} onClick={() => void startOver()}>
                Start over
              </Button>
            )}
          </div>
          {steps.map((step, index) => {
            const Fields = stepFields[index]
            return (
              <Step
                key={step.title}
                index={index}
                text={stepText(step, draft)}
                isOpen={open === index}
                isUnchecked={unchecked.has(index)}
                cost={count.last && costText(count.last, step.conditions)}
                onOpen={openStep}
              >
                {Fields && (
                  <Fields
                    lists={lists}
                    form={{ draft, change, errors: shown }}
                    files={<RequestFiles files={files} onChange={setFiles} />}
                  />
                )}
              </Step>
            )
          })}
          <div className={styles.end}>
            <Checkbox
              label="Also list it in the RFP marketplace"
              hint="Facilities and destinations with a membership that includes RFPs will see it, its documents and who asks. Otherwise only the hosts you ask do."
              checked={draft.isListed ?? false}
              onChange={({ currentTarget }) => change({ isListed: currentTarget.checked })}
            />
            <Button type="submit" variant="primary" size="l" isBusy={isBusy}>
              {isSignedIn
                ? `See ${fitting > 0 ? `the ${counted(fitting, 'host')}` : 'hosts'}`
                : 'Log in to see hosts'}
            </Button>
            <p className="sm mut">
              You see the ranked list next, with the reasons. Sending is a separate step.
              {!isSignedIn && ' Your draft stays on this device while you log in.'}
            </p>
          </div>
        </form>
        <HostCount state={count} change={change} />
      </div>
    </div>
  )
}

/** What the server refuses of the fields of the form. */
const refusalsOf = (error: unknown) =>
  new Map(
    [...fieldErrorsOf(error)]
      .filter(([name]) => steps.some(({ fields }) => fields.some((field) => field === name)))
      .map(([name, message]) => [name, `${capitalized(message)}.`]),
  )

/** The form with the draft that this device keeps. */
export function StoredForm({ lists }: Pick<GuidedFormProps, 'lists'>) {
  const [first] = useState(storedRequest)
  return <GuidedForm lists={lists} first={first} />
}
