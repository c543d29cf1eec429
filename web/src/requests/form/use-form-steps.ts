import { contradictions, draftErrors } from '@app/contract/rules/asked-rules.ts'
import { placeDay } from '@app/contract/rules/place-day.ts'
import { useState, type FocusEvent } from 'react'
import { useDraftForm, type DraftFormOptions } from '../../platform/form/use-draft-form.ts'
import { blankDraft, type RequestDraft } from '../request-draft.ts'
import { unreadFigures } from '../unread-figures.ts'
import { askedLabels, askedRows, changeOf, refusalsOf, toldGroup } from './asked-rows.ts'
import { isOfForm, steps, stepText, stepWithError } from './steps.ts'

const noSteps: ReadonlySet<number> = new Set()
const noNames: ReadonlySet<string> = new Set()
const blank = blankDraft(askedRows)

interface FormStart extends Pick<DraftFormOptions<RequestDraft>, 'failed' | 'kept' | 'draft' | 'loadStored'> {
  first: RequestDraft
  /** The step that is open at first. */
  step: number
  /** What is stored of the request, if this edits one: a deadline that already passed may stay. */
  stored?: RequestDraft
  send: (draft: RequestDraft, files: readonly File[]) => Promise<unknown>
}

/** What is wrong with a draft. */
function errorsOf(draft: RequestDraft, stored: RequestDraft | undefined) {
  const found = new Map([...draftErrors(draft, placeDay(null)), ...unreadFigures(draft)])
  const deadline = stored?.responseDeadline
  if (deadline !== undefined && draft.responseDeadline === deadline) found.delete('responseDeadline')
  return found
}

/** A draft in steps, and its files. */
export function useFormSteps({ first, step, stored, send, ...options }: FormStart) {
  const [files, setFiles] = useState<File[]>([])
  const [open, setOpen] = useState(step)
  /** The fields that contradicted others when a field was left. */
  const [contradicted, setContradicted] = useState(noNames)
  /** Copied steps that nobody has looked at yet. */
  const [unchecked, setUnchecked] = useState(noSteps)
  const { values, set, take, errors, ...form } = useDraftForm<RequestDraft>({
    ...options,
    first: { ...blank, ...first },
    rules: () => ({ check: (draft) => errorsOf(draft, stored) }),
    labels: askedLabels,
    groupOf: toldGroup,
    fieldErrors: refusalsOf,
    reveal(found) {
      if ([...found.keys()].some(isOfForm)) setOpen(stepWithError(found))
    },
    send: async (draft) => send(draft, files),
  })
  // A deadline that passed since the draft was written is what to mend first. The time zone of its place isn't known yet.
  const late = [...errorsOf(values, stored)].filter(([name]) => name === 'responseDeadline' && isLate(values))
  const broken = new Map([...contradictions(values), ...unreadFigures(values)])
  const showBroken = () => setContradicted(new Set(broken.keys()))
  const shown = [...broken].filter(([name]) => contradicted.has(name))
  return {
    ...form,
    form: {
      ...form.form,
      onBlur(event: FocusEvent<HTMLFormElement>) {
        form.form.onBlur(event)
        showBroken()
      },
    },
    draft: values,
    files,
    setFiles,
    open,
    unchecked,
    errors: new Map([...shown, ...errors, ...late]),
    change: (changed: RequestDraft) => set(changeOf(values, changed)),
    /** Shows the draft of another tab. */
    take: (draft: RequestDraft) => take({ ...blank, ...draft }),
    openStep(index: number) {
      showBroken()
      // Its errors would be folded away with it.
      if (broken.size > 0 && stepWithError(broken) === open) return
      setOpen(index)
      setUnchecked(new Set([...unchecked].filter((each) => each !== index)))
    },
    copy(copied: RequestDraft) {
      set({ ...blank, ...copied })
      setOpen(-1)
      const said = steps.flatMap((each, index) => (stepText(each, copied) === undefined ? [] : [index]))
      setUnchecked(new Set(said))
    },
    clear() {
      set(blank)
      setFiles([])
      setUnchecked(noSteps)
      setOpen(0)
    },
  }
}
export type FormSteps = ReturnType<typeof useFormSteps>

export const isLate = ({ responseDeadline }: RequestDraft) =>
  responseDeadline !== undefined && responseDeadline < placeDay(null)
