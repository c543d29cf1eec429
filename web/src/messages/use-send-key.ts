import type { KeyboardEvent } from 'react'
import { useMedia } from '../components/use-media.ts'

/** Whether a key sends what was typed. On screens, which have no Shift+Enter, Enter has to begin a new line. */
export function useSendKey() {
  const isOnScreen = useMedia('(hover: none) and (pointer: coarse)')
  return ({ key, shiftKey, nativeEvent }: KeyboardEvent) =>
    key === 'Enter' && !shiftKey && !isOnScreen && !nativeEvent.isComposing
}
