export interface ToastOptions {
  /** Stays until it is dismissed. */
  isPersistent?: boolean
  position?: 'bottom-left' | 'top-right'
  /** Something to do about it, such as undoing it. Doing it closes the toast. */
  action?: { label: string; onPress: () => void }
}

export interface ToastMessage extends ToastOptions {
  tone: 'success' | 'error' | 'warning'
  text: string
}

export interface ToastNotification {
  tone: 'notification'
  title: string
  contents: string
  /** Whose picture or initials it shows; otherwise the title's. */
  senderProfile?: { name: string; picture?: string | null; isPerson?: boolean }
  onView: () => void
}

export type ToastRequest = ToastMessage | ToastNotification
