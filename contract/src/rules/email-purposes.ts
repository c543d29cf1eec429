// Without zod, because pages in the browser use them too.

/** Invite teams, remind them of the last day to sign up, tell participants what they need to know, and ask a venue that isn't listed. */
export const emailPurposes = ['Invitation', 'Reminder', 'Details', 'Venue'] as const
export type EmailPurpose = (typeof emailPurposes)[number]
