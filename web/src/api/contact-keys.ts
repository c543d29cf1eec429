// A file of their own: home needs them at once, and nothing that writes.

/** Links that wait for the reader to accept them. */
export const ownLinksKey = ['links'] as const
/** Prefix of all lists of claims. */
export const claimsKey = ['claims'] as const
/** Why pages were declined, for their teams. */
export const declinesKey = ['declines'] as const
/** Open invitations of the reader to teams. */
export const invitationsKey = ['invitations'] as const
