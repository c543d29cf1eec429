export interface ToastOptions {
  /** Stays until it is dismissed. */
  isPersistent?: boolean
  /** How long it stays. By default 5. */
  seconds?: number | undefined
  position?: 'bottom-left' | 'top-right'
  /** The toast replaces an earlier one of its topic, such as the answer to the opposite click. By default, one with the same text. */
  topic?: string
  /** Such as Undo. Pressing it closes the toast. */
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
  /** Its picture or initials are shown. Without one, the initials of the title. */
  senderProfile?: { name: string; picture?: string | null; isPerson?: boolean }
  /** Closes it with `dismissToast`. It replaces none. */
  topic?: string
  onView: () => void
}

export type ToastRequest = ToastMessage | ToastNotification
