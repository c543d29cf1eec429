import { fieldErrorsOf } from '../../api/problem.ts'
import { creationSteps } from './creation-steps.ts'
import type { DraftForm } from './draft/use-draft-form.ts'

const fields = creationSteps.flatMap((step) => step.fields)

/** Puts what the server has against a field where the field is. */
export function showServerErrors(form: DraftForm, error: unknown) {
  const refused = fieldErrorsOf(error)
  for (const field of fields)
    if (refused.has(field)) form.setError(field, { type: 'server', message: refused.get(field) })
}
