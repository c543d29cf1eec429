import { create } from 'zustand'
import { readDevice, writeDevice } from '../page/device-storage.ts'

export type Choice = 'allowed' | 'refused'

const key = 'analytics'

function storedChoice(): Choice | null {
  const stored = readDevice(key)
  return stored === 'allowed' || stored === 'refused' ? stored : null
}

/** Global Privacy Control, a browser's setting that refuses for all sites. */
const isRefusedByBrowser = () =>
  'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true

const currentChoice = () => storedChoice() ?? (isRefusedByBrowser() ? 'refused' : null)

/** What the person chose on this device, also in another tab. Null if they haven't. */
export const useChoice = create<{ choice: Choice | null }>()(() => ({ choice: currentChoice() }))

export function choose(choice: Choice) {
  writeDevice(key, choice)
  useChoice.setState({ choice })
}

window.addEventListener('storage', (event) => {
  // The key is null if everything was removed.
  if (event.key === key || event.key === null) useChoice.setState({ choice: currentChoice() })
})
