import { askedGroups } from './asked-field.ts'
import { needFields } from './asked-needs.ts'
import { occasionFields } from './asked-occasion.ts'
import { requestNameOf } from './request-names.ts'

const askedParts = { ...occasionFields, ...needFields }

/**
 * Everything that a request asks, a row a field, in the order in which it is told. Forms, pages, emails and files have their words from
 * here, and forms their controls.
 */
export const askedFields = askedGroups.flatMap((group) =>
  askedParts[group].map((field) => ({ ...field, group, requestName: requestNameOf(field.name) })),
)
