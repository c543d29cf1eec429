import { useToast } from './toaster.tsx'
import { useLazy } from '../use-lazy.ts'

/** Loads the code of a popup when it opens. After a failure, closes the popup and shows a toast. */
export function useLazyPopup<Part>(
  load: () => Promise<Part>,
  isOpen: boolean,
  onClose: () => void,
): Part | undefined {
  const showNotLoaded = useNotLoadedToast()
  return useLazy(load, isOpen, () => {
    onClose()
    showNotLoaded()
  }).part
}

/** Reports that requested code did not load. */
export function useNotLoadedToast() {
  const toast = useToast()
  return () => toast.error('This didn’t load. Check the connection and try again.')
}
