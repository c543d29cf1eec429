import { placeDay } from '@app/contract/rules/place-day.ts'
import { useState } from 'react'
import { fieldErrorsOf } from '../../api/problem.ts'
import { capitalized } from '../../components/format.ts'
import { useFieldErrors } from '../../page/use-field-errors.ts'
import { draftErrors } from '../check-draft.ts'
import type { RequestDraft } from '../request-draft.ts'
import { isOfForm, steps, stepText, stepWithError } from './steps.ts'

const noSteps: ReadonlySet<number> = new Set()

interface FormStart {
  first: RequestDraft
  /** The step that is open at first. */
  step: number
  /** What is stored of the request, if this edits one: a deadline that already passed may stay. */
  stored?: RequestDraft
  onChange?: (draft: RequestDraft) => void
}

/** A draft in steps, its files, and what is wrong with it. */
export function useFormSteps({ first, step, stored, onChange }: FormStart) {
  const [draft, setDraft] = useState(first)
  const [files, setFiles] = useState<File[]>([])
  const [open, setOpen] = useState(step)
  /** Copied steps that nobody has looked at yet. */
  const [unchecked, setUnchecked] = useState(noSteps)
  const { form, errors, show, drop } = useFieldErrors()
  const found = draftErrors(draft, placeDay(null))
  const isOldDeadline =
    stored?.responseDeadline !== undefined && draft.responseDeadline === stored.responseDeadline
  if (isOldDeadline) found.delete('responseDeadline')
  // A deadline that passed since the draft was written is what to mend first. The time zone of its place isn't known yet.
  const late = isLate(draft) ? found.get('responseDeadline') : undefined

  function showErrors(problems: ReadonlyMap<string, string>) {
    if (problems.size === 0) return false
    setOpen(stepWithError(problems))
    show(problems)
    return true
  }
  function replace(next: RequestDraft) {
    setDraft(next)
    onChange?.(next)
  }
  return {
    draft,
    files,
    setFiles,
    form,
    open,
    unchecked,
    errors: late === undefined ? errors : new Map([...errors, ['responseDeadline', late]]),
    change(values: RequestDraft) {
      replace({ ...draft, ...values })
      drop(values)
    },
    openStep(index: number) {
      setOpen(index)
      setUnchecked(new Set([...unchecked].filter((each) => each !== index)))
    },
    copy(copied: RequestDraft) {
      replace(copied)
      drop(copied)
      setOpen(-1)
      const said = steps.flatMap((each, index) => (stepText(each, copied) === undefined ? [] : [index]))
      setUnchecked(new Set(said))
    },
    clear() {
      setDraft({})
      setFiles([])
      setUnchecked(noSteps)
      setOpen(0)
    },
    /** Shows what keeps the draft from being a request. Returns whether something does. */
    showDraftErrors: () => showErrors(found),
    /** Shows what the server refuses of the fields of the form. Returns whether it names one. */
    showRefusals: (error: unknown) =>
      showErrors(
        new Map(
          [...fieldErrorsOf(error)]
            .filter(([name]) => isOfForm(name))
            .map(([name, message]) => [name, `${capitalized(message)}.`]),
        ),
      ),
  }
}
export type FormSteps = ReturnType<typeof useFormSteps>

export const isLate = ({ responseDeadline }: RequestDraft) =>
  responseDeadline !== undefined && responseDeadline < placeDay(null)
