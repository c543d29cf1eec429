/** The words for what becomes of a page once its draft is sent. */
export interface CreationOutcome {
  /** The button that sends it. */
  send: string
  /** What happens next, before it is sent. */
  next: string
  /** While the rest of it is still being sent. */
  created: string
  /** When everything is sent. */
  sent: string
  /** The same with the name, for readers who are on another page by then. */
  sentNamed(name: string): string
}

/** Most pages are approved by an administrator. */
export const forApproval: CreationOutcome = {
  send: 'Send for approval',
  next: 'An administrator reviews the page. Until it is approved, only you and administrators can see it. You can keep editing it in the meantime.',
  created: 'Your page was created and is pending approval.',
  sent: 'Sent. Your page is pending approval.',
  sentNamed: (name) => `${name} was sent for approval.`,
}
