import * as z from 'zod'

/** A member's job at a facility. It grants no rights; those depend on the member's rung. */
export const staffRoles = ['Manager', 'Sales', 'Marketing'] as const
export const StaffRole = z.enum(staffRoles)
export type StaffRole = z.infer<typeof StaffRole>
