import * as z from 'zod'

export const organizationTypes = ['Event Organization', 'Industry Partner'] as const
export const OrganizationType = z.enum(organizationTypes)
export type OrganizationType = z.infer<typeof OrganizationType>
