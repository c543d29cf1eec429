import { calls } from '../platform/calls/calls.ts'
import { useWrite } from '../platform/calls/use-write.ts'
import { knownTheme, setKnownTheme } from './own-settings.ts'
import type { Theme } from './theme.ts'
import { chooseTheme } from './use-theme.ts'

/** Chooses a theme for somebody who is signed in: here at once, and in their other browsers when they open a page there. */
export function useChooseTheme() {
  const { attempt } = useWrite(calls['user-mgmt'].users.settings.update, {
    failed: 'The theme is only saved in this browser.',
  })
  return async (value: Theme) => {
    const before = knownTheme()
    chooseTheme(value)
    setKnownTheme(value)
    const isSaved = await attempt({ patch: [{ op: 'replace', path: '/theme', value }] })
    if (!isSaved) setKnownTheme(before)
  }
}
