import { useToast } from './toaster.tsx'
import { useLate } from './use-late.ts'

/** The code of something that opens over the page. Where it does not come that is said, and it counts as closed. */
export function useLatePopup<Part>(
  load: () => Promise<Part>,
  isOpen: boolean,
  onClose: () => void,
): Part | undefined {
  const toast = useToast()
  return useLate(load, isOpen, () => {
    onClose()
    toast.error('This did not load. Check the connection and try again.')
  }).part
}
