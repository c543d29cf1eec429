// Apart from `limits.ts`, which all pages load.
import { maxName } from './limits.ts'

/** In characters. */
export const maxDescription = 10_000

/** The most characters of what is typed in a request, for its form and its schemas alike. */
export const askedLengths = {
  name: maxName,
  description: maxDescription,
  ages: 60,
  requestAddress: 200,
  spaceDescription: 2000,
  requirementNotes: 5000,
  contact: 200,
  contactName: 100,
  contactEmail: 254,
  contactPhone: 200,
  contactOrganization: 200,
}

/** Of the description of a request to certain hosts. */
export const maxShortDescription = 5000
