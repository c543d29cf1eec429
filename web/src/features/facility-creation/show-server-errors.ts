import { ApiProblem, fieldName } from '../../api/problem.ts'
import { creationSteps } from './creation-steps.ts'
import type { DraftForm } from './draft/use-draft-form.ts'

const fields = creationSteps.flatMap((step) => step.fields)

/** Puts what the server has against a field where the field is. */
export function showServerErrors(form: DraftForm, error: unknown) {
  if (!(error instanceof ApiProblem)) return
  for (const { path, message } of error.problem.errors ?? []) {
    const field = fields.find((name) => name === fieldName(path))
    if (field !== undefined) form.setError(field, { type: 'server', message })
  }
}
