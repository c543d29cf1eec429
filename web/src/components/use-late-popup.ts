import { useToast } from './toaster.tsx'
import { useLate } from './use-late.ts'

/** The code of something that opens over the page. Where it does not come that is said, and it counts as closed. */
export function useLatePopup<Part>(
  load: () => Promise<Part>,
  isOpen: boolean,
  onClose: () => void,
): Part | undefined {
  const sayNotLoaded = useSayNotLoaded()
  return useLate(load, isOpen, () => {
    onClose()
    sayNotLoaded()
  }).part
}

/** Says so where what was pressed for did not come. */
export function useSayNotLoaded() {
  const toast = useToast()
  return () => toast.error('This did not load. Check the connection and try again.')
}
