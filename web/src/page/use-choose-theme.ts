import { loadApi } from '../api/load-api.ts'
import { reasonOf } from '../api/problem.ts'
import { useToast } from '../components/overlays/toaster.tsx'
import { knownTheme, setKnownTheme } from './own-settings.ts'
import type { Theme } from './theme.ts'
import { chooseTheme } from './use-theme.ts'

/** Chooses a theme for somebody who is signed in: here at once, and in their other browsers when they open a page there. */
export function useChooseTheme() {
  const toast = useToast()
  return async (value: Theme) => {
    const before = knownTheme()
    chooseTheme(value)
    setKnownTheme(value)
    try {
      const { users } = (await loadApi())['user-mgmt']
      await users.settings.update({ patch: [{ op: 'replace', path: '/theme', value }] })
    } catch (error) {
      setKnownTheme(before)
      toast.error(`The theme is only saved in this browser. ${reasonOf(error)}`)
    }
  }
}
