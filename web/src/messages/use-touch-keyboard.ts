import { useMedia } from '../components/use-media.ts'

/** Whether the reader types on a screen: without Shift+Enter, Enter has to begin a new line. */
export const useTouchKeyboard = () => useMedia('(hover: none) and (pointer: coarse)')
