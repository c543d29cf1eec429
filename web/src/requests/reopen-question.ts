import type { LeadStatus } from '@app/contract/reference-lists/lead-statuses.ts'

/**
 * Asked before the decision about a host is taken back. That of an award doesn't restore what the host held, if it did, and neither does that
 * of a host that was turned down.
 */
export const reopenQuestion = (name: string, status: LeadStatus) => ({
  title: `Reopen the request for ${name}?`,
  text:
    status === 'Won'
      ? `What was booked for you is released, and somebody else can book it: ask ${name} to hold the dates before you award it again. Hosts that were closed stay closed until you reopen them, and hold nothing for you.`
      : `${name} is told, and you can choose it again. Nothing is held for you any longer: ask it to hold the dates before you award it.`,
  confirmText: 'Reopen',
  isDangerous: status === 'Won',
})
