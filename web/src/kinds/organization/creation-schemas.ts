import { OrganizationDraft } from '@app/contract/organizations/organization-schema.ts'
import { SportName } from '@app/contract/reference-lists/sports.ts'
import * as z from 'zod'

export const draft = OrganizationDraft
export const children = { sports: z.object({ name: SportName }) }
