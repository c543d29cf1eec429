import { needFields } from './asked-needs.ts'
import { occasionFields } from './asked-occasion.ts'

/** Everything that a request asks, by its parts. Forms, pages, emails and files have their words from here, and forms their controls. */
export const askedParts = { ...occasionFields, ...needFields }

/** A row a field, in the order in which it is told. */
export const askedFields = [
  ...askedParts.What,
  ...askedParts.When,
  ...askedParts.Where,
  ...askedParts.Spaces,
  ...askedParts['People and rooms'],
  ...askedParts.Budget,
  ...askedParts.Deadline,
  ...askedParts.Contact,
]
