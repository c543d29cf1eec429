import { useEffect } from 'react'
import { useLazy } from '../components/use-lazy.ts'
import { readDevice } from '../page/device-storage.ts'
import { chosenKey, useChosen } from './chosen.ts'
import { loadTray } from './load-tray.ts'

/** The place of the tray. Its code is loaded with the first choice. */
export function TraySlot() {
  const isChosen = useChosen((chosen) => chosen !== null)
  const { part } = useLazy(loadTray, isChosen)
  useEffect(() => {
    // A failure is ignored: the next page tries again.
    if (readDevice(chosenKey) !== null)
      loadTray().then(
        ({ restoreChosen }) => restoreChosen(),
        () => undefined,
      )
  }, [])
  return part && isChosen && <part.Tray />
}
