/** Closes the toasts of each topic. A module of its own, so that pages don't load it with what shows toasts. */
export const shownToasts = new Map<string, readonly (() => void)[]>()

/** Closes the toasts of a topic that are still there. */
export function dismissToast(topic: string) {
  for (const close of shownToasts.get(topic) ?? []) close()
  shownToasts.delete(topic)
}
