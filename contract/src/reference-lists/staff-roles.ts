import * as z from 'zod'

/** What a member does for a facility; it grants no rights, the member's rung does. */
export const staffRoles = ['Manager', 'Sales', 'Marketing'] as const
export const StaffRole = z.enum(staffRoles)
export type StaffRole = z.infer<typeof StaffRole>
