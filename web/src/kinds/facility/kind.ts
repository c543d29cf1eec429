import type { StaffRole } from '@app/contract/reference-lists/staff-roles.ts'
import type { ProfileKind } from '../../profile/profile-page.ts'
import { kinds } from '../../kind/registry.ts'

const roles = ['Manager', 'Sales', 'Marketing'] as const satisfies readonly StaffRole[]

export const facilityKind = {
  ...kinds.facility,
  fields: async () => (await import('./fields.ts')).facilityFields,
  roles,
  draft: async () => (await import('@app/contract/facilities/facility-schema.ts')).FacilityDraft,
} satisfies ProfileKind
